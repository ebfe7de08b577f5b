declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** A call as it is about to be sent. */
  export interface SwaggerRequest {
    url: string;
    headers: Record<string, string>;
  }

  interface Options {
    domNode: HTMLElement | null;
    spec: Record<string, unknown>;
    deepLinking: boolean;
    docExpansion: 'list' | 'none';
    filter: boolean;
    defaultModelsExpandDepth: number;
    displayRequestDuration: boolean;
    validatorUrl: null;
    requestInterceptor: (request: SwaggerRequest) => SwaggerRequest;
  }

  export default function SwaggerUI(options: Options): void;
}
