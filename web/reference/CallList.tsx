import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import SwaggerUI, { type SwaggerRequest } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';

interface Props {
  reference: Record<string, unknown>;
  token: string;
}

/** Swagger UI over the OpenAPI document, from our own origin alone; every tried call carries the visitor's token. */
export function CallList({ reference, token }: Props) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    document.documentElement.classList.toggle('dark-mode', isDark);
    SwaggerUI({
      domNode: place.current,
      spec: reference,
      deepLinking: true,
      docExpansion: 'none',
      filter: true,
      defaultModelsExpandDepth: -1,
      displayRequestDuration: true,
      validatorUrl: null,
      requestInterceptor: (request: SwaggerRequest) => {
        if (new URL(request.url, window.location.href).origin === window.location.origin)
          request.headers['Authorization'] = `Token ${token}`;
        return request;
      },
    });
  }, [reference, token]);

  return <Page ref={place} />;
}

const Page = styled.div`
  padding-block-end: 4rem;
`;
