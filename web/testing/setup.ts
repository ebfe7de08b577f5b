import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine may take longer than a second to what a person sees at once.
configure({ asyncUtilTimeout: 5000 });
