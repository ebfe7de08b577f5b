import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Limits, not waits: they end only what fails, and a busy machine takes many times as long as an idle one.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(180_000);
