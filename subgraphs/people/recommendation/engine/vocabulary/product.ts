import { skillTable } from './skillTable.js';

/** Deciding what is made and how it looks, and getting it done: product, projects, design, texts. */
export const PRODUCT = [
  ...skillTable(
    'product',
    1,
    `
    Product management | product manage*, product owner*, product roadmap*, product strategy, product vision, product discovery, product lifecycle, product launch*, =PRD, product requirement*, feature prioriti*, =JTBD, =MVP, =MVPs, product discovery, discovery interview*, customer discovery, =CSPO, =PSPO, product decisions | Produktmanagement, Produktmanager*, Produktstrategie, gestion de producto, gestion de productos, gestion de produit, chef de produit | Roadmapping .8, Backlog management .7, User research .4, Product analytics .5
    Roadmapping | roadmap*, prioriti* feature*, prioriti* roadmap, =OKR, =OKRs, prioritisation, prioritization | hoja de ruta, feuille de route | Product management .6, Project management .3
    Backlog management | product backlog*, backlog*, user stor*, story map*, acceptance criteria, ?refinement | historias de usuario, recits utilisateur* | Product management .6, Agile delivery .6, Requirements analysis .7
    Requirements analysis | requirement* engineering, requirement* gathering, requirement* analysis, gather* requirement*, requirement* elicitation, business requirement*, functional specification*, ~requirement* stakeholder*, ~wrote specification*, ~collect* requirement* | Anforderungsanaly*, Anforderungsmanagement, Anforderungen erheben, Lastenheft*, toma de requisitos, analisis de requisitos, recueil des besoins, analyse des besoins | Business analysis .9/.8
    Business analysis | business analy*, process analys*, process model*, =BPMN, use case*, gap analysis, business case*, process map* | Geschaftsprozess*, Prozessanalyse, analisis de negocio, analyse metier | Requirements analysis .8, Process improvement .6, Stakeholder management .4
    Market research | market research, competitor analy*, competitive analy*, market analy*, customer survey*, market sizing, focus group*, market stud* | Marktforschung, Marktanaly*, investigacion de mercado*, estudio* de mercado, etude* de marche | User research .6, Product management .3, Data analysis .3
    Go-to-market | go to market, =GTM strategy, product marketing, product messaging, ?positioning, market positioning, launch plan* | | Product management .4, Brand marketing .5
    Pricing | pricing strateg*, pricing model*, price list*, price setting, revenue management | Preisgestaltung, Preisstrategie*, estrategia de precios, tarification | Financial analysis .4, Product management .3
  `,
  ),
  ...skillTable(
    'project',
    1,
    `
    Project management | project manage*, project lead*, project plan*, project coordinat*, =PMP, =PMI, prince2, prince 2, =IPMA, project schedul*, project budget*, gantt*, ms project, project deliver*, ~manag* project*, ~led project*, ~deliver* project* time, milestone*, work breakdown, ~led project team, implementation project*, steering committee*, steerco, =RACI, =WBS, =RAID, risk log*, project charter*, =PMBOK, =CAPM, project roll out*, site opening*, warehouse opening* | Projektleit*, Gesamtprojektleit*, Teilprojektleit*, Projektverantwort*, Projektmanage*, Projektplan*, Projektkoordination, gestion de proyectos, jefe de proyecto*, jefa de proyecto*, direccion de proyectos, gestion de projet*, chef de projet*, cheffe de projet*, conduite de projet*, Lenkungsausschuss*, Terminplan*, Risikoliste*, Meilenstein*, comite de direccion del proyecto, comite de pilotage, cronograma*, planning projet, hitos | Programme management .8, Agile delivery .5, Stakeholder management .5, Risk management .3
    Programme management | program manage*, programme manage*, =PMO, portfolio management, project portfolio*, cross functional program* | Programmleitung, Multiprojektmanagement, gestion de programas, gestion de programme* | Project management .9/.6
    Scrum facilitation | scrum mastery, scrum master*, =CSM, =PSM, agile coach*, retrospective*, daily stand up*, ~facilitat* sprint*, agile transformation, =SAFe, scrum of scrums, sprint review*, =dailies, =Dailies, =retros, =Retros, impediment*, flow metric*, team facilitation, =PSM I, =PSM II | Scrum-Master*, coach agile, =Plannings, =Refinements, Hindernisse, Durchlaufzeit*, Teamentwicklung agil, facilitateur, ~animation retrospective* | Agile delivery .9/.6, Project management .5
    Change management | organisational change, organizational change, change program*, change communication*, transformation program*, =ADKAR, prosci, adoption of new, ~rollout train* | Veranderungsmanagement, gestion del cambio, conduite du changement, gestion du changement | Project management .4, Internal communications .5, Process improvement .4
    Project tools | =Jira, jira, =Confluence, =Asana, asana, =Trello, trello, monday com, smartsheet, basecamp, =Notion, clickup | | Project management .3, Agile delivery .4
  `,
  ),
  ...skillTable(
    'design',
    1,
    `
    UX design | =UX, user experience, interaction design*, usability, user cent*, human cent*, information architecture, wirefram*, user flow*, customer journey map*, journey map*, service design, design thinking, =HCI, =IA, =UXD, ux flow*, design critique* | Benutzerfreundlichkeit, Nutzererlebnis, nutzerzentriert*, experiencia de usuario, experience utilisateur, ergonomie des interfaces | User interface design .8, User research .7, Prototyping .8
    User interface design | =UI, ui design*, visual interface design, interface design*, design system*, component librar*, responsive design*, mobile design*, screen design*, app design, storybook, design token* | Oberflachengestaltung, diseno de interfaces, conception d interface* | UX design .7, Figma and design tools .7, Graphic design .5
    Figma and design tools | =Figma, =Sketch, =?Sketch, adobe xd, invision, axure, zeplin | | Prototyping .7, User interface design .7, UX design .5/.5
    Prototyping | prototype*, prototyp*, mock up*, mockup*, clickable prototype* | Prototyp*, prototipos, maquettes | UX design .7, Figma and design tools .6
    User research | user interview*, usability test*, usability stud*, ux research*, user persona*, user test*, diary stud*, customer interview*, research repositor*, qualitative research, card sorting | Nutzerforschung, Nutzerinterviews, Usability-Tests, investigacion de usuarios, pruebas de usabilidad, recherche utilisateur*, tests utilisateur* | UX design .7, Market research .6
    Graphic design | graphic design*, visual design*, ?layout*, page layout*, typograph*, print design, logo, logos, logo design*, brochure*, poster, posters, illustration*, illustrators, print material*, packaging design, desktop publishing, art direction, coreldraw, affinity designer, pantone, prepress, pre press | Grafikdesign*, Grafiker*, Mediengestalt*, Drucksachen, diseno grafico, disenador grafico, disenadora grafica, graphisme, graphiste, mise en page, infographie, maquetacion, preimpresion, folletos, carteles, rotulos, rotulacion, imprenta, artes graficas, pruebas de color, prepresse, Druckvorstufe, Satz und Layout | Adobe Creative Suite .9/.8, Brand design .8, User interface design .5
    Adobe Creative Suite | photoshop, indesign, adobe illustrator, creative cloud, adobe creative, =Illustrator, adobe suite, lightroom | | Graphic design .8/.8, Video production .4
    Brand design | corporate design, brand guideline*, brand identity, visual identity, corporate identity | Markenauftritt, identidad visual, identite visuelle, charte graphique | Graphic design .8, Brand marketing .6
    Video production | video edit*, videograph*, film*, premiere pro, after effects, motion design, motion graphics, animation*, final cut, davinci, camera work, podcast* | Videoproduktion, Videoschnitt, edicion de video, montage video, production video | Adobe Creative Suite .6, Content marketing .4, Photography .6
    Photography | photograph*, photo edit*, photo shoot* | Fotografie, fotografia, photographie | Graphic design .4
    CAD | autocad, solidworks, =CAD, catia, inventor cad, technical drawing*, 3d model*, fusion 360, revit, ptc creo, engineering drawing* | technische Zeichnung*, Konstruktion, dibujo tecnico, diseno mecanico, dessin technique, dessin industriel | Mechanical engineering .7
  `,
  ),
  ...skillTable(
    'content',
    1,
    `
    Technical writing | technical writ*, technical document*, user manual*, user guide*, api documentation, online help, release note*, documentation writ*, docs as code, madcap flare, =DITA, knowledge base article*, help cent* article*, instruction manual*, ~writ* documentation, ~wrote manual*, user documentation, product documentation, documentation team, quick start guide* | technische Dokumentation, technische Redaktion, Bedienungsanleitung*, redaccion tecnica, documentacion tecnica, redaction technique, documentation technique | Copywriting .5, Editing .6, Instructional design .5, Knowledge management .6
    Copywriting | copywrit*, copy writ*, ad copy, web copy, ~writ* copy, marketing copy, blog post*, blog article*, content writ*, article writ*, ghostwrit*, ~writ* article*, ~wrote post* | Werbetext*, Texter*, redaccion de contenidos, redaccion publicitaria, redactor*, redaction web, redaction publicitaire | Content marketing .8, Editing .7, Journalism .6
    Editing | copy edit*, copyedit*, proofread*, editor, editorial*, ?style guide*, subedit* | Lektorat, Redaktion, Redakteur*, correccion de textos, correction de textes, relecture | Copywriting .6, Journalism .6
    Journalism | journalis*, reporter, newsroom*, news article*, interview articles | Journalist*, periodis*, journalisme | Copywriting .6, Public relations .6, Editing .7
    Translation | translat*, interpret* languages, localisation, localization, subtitling, =CAT tools, trados | Ubersetz*, Lokalisierung, traduccion*, traduct*, interpretation de conference | Editing .5
    Knowledge management | knowledge base*, knowledge management, document management, records management, =archivist, wiki* | Wissensmanagement, Wissensdatenbank, Dokumentenmanagement, gestion del conocimiento, gestion des connaissances, gestion documental, gestion documentaire | Technical writing .5
    UX writing | microcopy, content design* | | UX design .5, Copywriting .6, Technical writing .5
  `,
  ),
];
