import { skillTable } from './skillTable.js';

/** Building software: languages, frameworks, ways of working. */
export const SOFTWARE = [
  ...skillTable(
    'software',
    1,
    `
    TypeScript | =TS | | JavaScript .9/.5
    JavaScript | =JS, ecmascript, es6, vanilla js | | HTML .6/.3
    React | =React, =ReactJS, =REACT, reactjs, react js, react hook*, react component*, ?react | | Vue .6, Angular .5, JavaScript .8/.3, Next.js .7/.8, React Native .6
    Next.js | nextjs, next js, =?Next | | Node.js .4
    Vue | vuejs, vue js, nuxt, nuxtjs | | Angular .5, JavaScript .8/.3
    Angular | angularjs, angular js | | JavaScript .8/.3, TypeScript .8/.2
    Svelte | sveltekit | | React .5, Vue .5, JavaScript .8/.2
    State management | redux, redux toolkit, mobx, zustand, state management, =RTK | | React .7/.3
    jQuery | | | JavaScript .7/.2
    HTML | html5, semantic markup | | CSS .8
    CSS | css3, sass, scss, less css, tailwind*, styled components, bootstrap css, ?bootstrap | | HTML .7
    Web accessibility | =WCAG, =ARIA, a11y, accessibility, ?accessible, =BITV, screen reader* | barrierefrei*, accesibilidad, accessibilite | UX design .4, HTML .3
    Web performance | core web vitals, page speed, lighthouse score*, page load | | Frontend development .5
    Frontend development | ??front end, browser side, ?client side, frontend, front end developer, front end engineer, =?FE, single page application*, =SPA, web interface*, browser application*, vite, webpack, responsive layout*, web ui | Frontend-Entwicklung, Frontendentwicklung, desarrollo frontend, developpement front* | JavaScript .6, React .5, HTML .6, CSS .6
    Node.js | nodejs, node js, =?Node, =?Express, expressjs, express js, nestjs, fastify | | JavaScript .8/.4, TypeScript .6/.3
    GraphQL | apollo server, apollo client, apollo federation, hasura, =GQL | | Web APIs .6
    Web APIs | rest apis, rest api, restful, =REST, rest service*, rest interface*, openapi, swagger, web service*, api design, api development, http api, =SOAP, soap service*, postman, =BFF, api gateway*, =API, =APIs, ?endpoints | Schnittstellenentwicklung, REST-Schnittstelle* | Integrations .6, GraphQL .4
    gRPC | protobuf, protocol buffer* | | Web APIs .5, Microservices and distributed systems .4
    Java | ??java, =J2EE, java ee, jakarta ee, jvm, java 8, java 11, java 17, java 21, core java | | Kotlin .7, C# .5, Scala .5, Spring .4/.9
    Spring | spring boot, springboot, spring framework, spring mvc, spring cloud, =?Spring | | Java .9/.4, Hibernate .6
    Hibernate | =JPA, jakarta persistence | | Java .8/.3, SQL .4
    Kotlin | | | Java .7, Android .6/.5
    Scala | akka | | Java .5, Spark and big data .4, Functional programming .5
    C# | c sharp, csharp | | .NET .95, Java .5
    .NET | dotnet, dot net, .net core, asp net, entity framework, blazor, wpf, winforms | | C# .9, Azure .3/.1
    C++ | cpp, c plus plus, qt framework, =STL | | C programming .7, Rust .5, Embedded systems .5/.4
    C programming | =?C, ansi c, c programming, embedded c, c language | | C++ .6, Embedded systems .5
    Rust | =?Rust, rust lang*, rustlang, cargo crate* | | C++ .6, Go .4
    Go | golang, =?Go, go language, go service*, go microservice* | | Rust .4, Java .3
    Python | ??python, python3, python 3 | | Django .4/.9, Flask .4/.8, Pandas and NumPy .3/.8
    Django | django rest framework, =DRF | | Flask .7, Python .9/.4, FastAPI .7
    Flask | =Flask | | FastAPI .8, Python .9/.3
    FastAPI | fast api | | Python .9/.3, Web APIs .6/.3
    PHP | php7, php8, composer php | | Laravel .5/.9, Symfony .5/.9
    Laravel | | | Symfony .7
    Symfony | | | PHP .9/.5
    WordPress | word press, woocommerce, wp plugin* | | PHP .4/.3, Content management systems .8
    Drupal | drupal cms | | Content management systems .8, PHP .5
    Ruby | =?Ruby, ruby language, =RoR | | Ruby on Rails .8/.9, Python .4
    Ruby on Rails | =?Rails, ruby rails | | Django .5, Laravel .5
    Perl | =Perl | | Python .4, Shell scripting .5
    Elixir and Erlang | elixir, phoenix framework, erlang | | Functional programming .6
    Functional programming | haskell, clojure, =F#, ocaml, functional style | | Software development .4/.1
    Swift and Objective-C | =?Swift, swiftui, swift ui, uikit, objective c, objectivec | | iOS .9, Kotlin .4
    iOS | =iOS, ios app*, iphone app*, app store release*, xcode, testflight, app store connect | | Mobile development .9, Swift and Objective-C .8
    Android | android app*, android studio, jetpack compose, room database, workmanager, compose ui, kotlin coroutines | | Mobile development .9, Kotlin .6, Java .4/.2
    Mobile development | mobile app*, mobile application*, app development, app developer, play store, app store, google play, mobile developer*, push notification*, offline data, =PWA | App-Entwicklung, mobile Anwendung*, aplicaciones moviles, applications mobiles | Flutter .7/.9, React Native .7/.9, iOS .7, Android .7
    Flutter | dart | | React Native .6, Android .4, iOS .4
    React Native | expo react | | React .7/.5
    Electron | electron js | | JavaScript .6/.1
    Embedded systems | embedded software, embedded development, firmware, microcontroller*, =RTOS, freertos, stm32, arduino, embedded linux, bare metal, =STM32, cortex m, zephyr, lorawan, bluetooth low energy, =BLE, =SPI, =I2C, =UART, =CAN bus, can bus, board bring up, bootloader, mikrocontroller*, mikroprozessor*, hardwarenah*, echtzeitbetriebssystem*, =MISRA, autosar, device driver* | eingebettete Systeme, sistemas embebidos, systemes embarques | C++ .5, Electronics .5, IoT .6
    IoT | internet of things, =MQTT, connected device*, sensor network* | | Embedded systems .6
    Game development | unity3d, =?Unity, unreal engine, game engine*, godot | Spieleentwicklung | C# .4, C++ .4
    Microservices and distributed systems | microservices, micro service*, microservice*, service oriented architecture, =SOA, event driven, distributed system*, domain driven design, =DDD, =CQRS, event sourcing, service mesh | verteilte Systeme, sistemas distribuidos, microservicios | System design .7, Kafka .5
    System design | software architecture, solution architecture, architectural decision*, ?scalab*, high availability, technical design*, technical architecture, ~design* scal* system | Softwarearchitektur, IT-Architektur, arquitectura de software, architecture logicielle | Microservices and distributed systems .6, Cloud computing .3
    Kafka | apache kafka, ?confluent | | Message queues .7, Microservices and distributed systems .4
    Message queues | rabbitmq, message queue*, message broker*, event stream*, amqp, activemq, =SQS, event bus | | Kafka .6
    Full stack development | ??full stack, fullstack | | Frontend development .8, Backend development .8
    Backend development | ??back end, backend, server side, ~server application* | Backend-Entwicklung, Backendentwicklung, desarrollo backend, developpement back* | Web APIs .6, Databases .5, Node.js .4, Java .4, Python .4
    Automated testing | unit test*, integration test*, end to end test*, e2e test*, test automation, automated test*, test driven, =TDD, =BDD, jest, vitest, junit, pytest, ?mocha, testng, nunit, regression test*, automated regression, =E2E, react testing library, testing library, =RTL, component test*, contract test*, testcontainers, ?spock, rspec, ?cucumber, appium, robot framework, puppeteer | Testautomatisierung, automatisierte Tests, pruebas automatizadas, tests automatises | Selenium .6/.8, Software quality assurance .7, Cypress .7/.8
    Selenium | webdriver | | Cypress .7, Playwright .7, Automated testing .8/.5
    Cypress | =??Cypress, ?cypress | | Playwright .8
    Playwright | =??Playwright, ?playwright | | Selenium .7
    Software quality assurance | software test*, quality assurance engineer*, qa engineer*, =QA, qa team, manual test*, exploratory test*, test case*, test plan*, test strategy, test management, testrail, =ISTQB, bug report*, defect track*, acceptance test*, =UAT, performance test*, load test*, jmeter, k6, test report*, test analyst*, regression suite, bug tracking, =SDET, xray jira, browserstack, exploratory, test design | Softwaretest*, Testfall*, Testfalle, Fehlerberichte, pruebas de software, control de calidad de software, tests logiciels, recette | Automated testing .7
    Code review | code review*, reviewed code, pull request*, merge request*, pair programming, clean code, refactor* | Code-Review*, revision de codigo, revue de code | Software development .6/.2
    Git and version control | git, github, gitlab, bitbucket, version control, svn, subversion | Versionsverwaltung, control de versiones, gestion de version* | Software development .4/.3
    API security | oauth*, openid connect, =OIDC, =JWT, authentication service* | | Application security .7, Identity and access management .6, Web APIs .4
    Low code | no code, power apps, outsystems, mendix, power automate, low code platform* | | Software development .3
    Web scraping | scraper*, beautifulsoup, scrapy | | Python .5
    Blockchain | solidity, smart contract*, ethereum, web3 | | Software development .3/.1
    Legacy systems | legacy modernisation, legacy system*, legacy code, legacy application*, cobol, mainframe*, monolith*, as 400 | Altsystem*, Modernisierung von Altsystem* | System design .3
    GIS | arcgis, qgis, postgis, geospatial, geographic information | Geoinformation*, sistemas de informacion geografica | Databases .3
  `,
  ),
  ...skillTable(
    'software',
    0.5,
    `
    Software development | software engineer*, software develop*, application develop*, ?programming, programmer, ~develop* software, ?coding, web development, web develop*, web application*, computer program* | Softwareentwickl*, Programmier*, Anwendungsentwickl*, desarrollo de software, programacion, programador*, desarrollador*, developpement logiciel, developpeur*, programmation | Frontend development .5, Backend development .5, Full stack development .5
    Agile delivery | agile, scrum, kanban, sprint, sprints, sprint planning, backlog refinement, extreme programming | agile Methoden, metodologias agiles, methodes agiles | Project management .3
    Computer science | informatics, software engineering degree | Informatik, Wirtschaftsinformatik, informatica, ingenieria informatica, informatique | Software development .5
    Debugging | debug*, troubleshoot code, root cause analys*, bug fix* | Fehlersuche | Software development .4
    Integrations | system integration*, api integration*, third party api*, middleware, ~integrat* system*, webhooks, mulesoft, =ESB, =EDI | Systemintegration, integracion de sistemas, integration de systemes | Web APIs .6
    Content management systems | =CMS, typo3, joomla, contentful, headless cms, sitecore, adobe experience manager, content management | gestor de contenidos | WordPress .6
    Technical leadership | tech lead*, technical lead*, led the technical, ~mentor* engineer*, ~mentor* developer*, ~led engineer*, engineering standards, architecture guild | technische Leitung, liderazgo tecnico | Leading people .5, System design .4
  `,
  ),
];
