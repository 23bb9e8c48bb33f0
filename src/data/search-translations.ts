/* cspell:disable -- words of other languages */

/** The site's terms with their translations, in lower case and separated by commas. */
const words = {
  'contract testing': `
    vertragstest, vertragstests, vertragstesten, prueba de contrato, pruebas de contrato, pruebas de contratos,
    prueba contractual, teste de contrato, testes de contrato, testes de contratos, test de contrat,
    tests de contrat, tests de contrats, test di contratto, test kontraktowy, testy kontraktowe,
    контрактное тестирование, контрактные тесты, 契約テスト, コントラクトテスト, 契约测试, 合约测试, 계약 테스트`,
  contract: `
    vertrag, verträge, contrato, contratos, contrat, contrats, contratto, контракт, 契約`,
  test: `
    prueba, pruebas, teste, testes, тест, тесты, テスト, 测试, 테스트`,
  consumer: `
    konsument, konsumenten, verbraucher, consumidor, consumidores, consommateur, consommateurs, consumatore,
    потребитель, コンシューマー, コンシューマ, 消费者, 소비자`,
  provider: `
    anbieter, proveedor, proveedores, provedor, provedores, fornecedor, fournisseur, fornitore, dostawca,
    поставщик, провайдер, プロバイダー, プロバイダ, 提供者, 제공자`,
  message: `
    nachricht, nachrichten, mensaje, mensajes, mensagem, mensagens, messaggio, messaggi, wiadomość, сообщение,
    сообщения, メッセージ, 消息, 메시지`,
  'provider state': `
    estado del proveedor, estado do provedor, état du fournisseur, プロバイダーステート`,
  state: `
    zustand, zustände, estado, estados, état, états, stato, состояние, 状態, 状态`,
  'getting started': `
    einführung, erste schritte, einstieg, primeros pasos, primeiros passos, premiers pas, débuter, primi passi,
    pierwsze kroki, 入門, 入门, はじめに, 시작하기`,
  introduction: `
    introducción, introdução, introduzione, wprowadzenie, введение`,
  guide: `
    anleitung, guía, guida, przewodnik, руководство, ガイド, 指南, 가이드`,
  example: `
    beispiel, beispiele, ejemplo, ejemplos, exemple, exemples, exemplo, exemplos, esempio, esempi, przykład,
    пример, サンプル, 示例, 예제`,
  installation: `
    installieren, einrichten, instalar, instalación, instalação, installazione, installare, instalacja, установка, インストール,
    安装, 설치`,
  configuration: `
    konfiguration, konfigurieren, configuración, configuração, configurazione, configurar, konfiguracja,
    настройка, 設定, 配置`,
  error: `
    fehler, fehlermeldung, fehlermeldungen, erreur, erreurs, errore, errori, erro, erros, errores, błąd, błędy, ошибка, エラー, 错误,
    오류`,
  fail: `
    schlägt fehl, fehlgeschlagen, falla, falha, échoue, échec, fallisce, 失敗, 失败`,
  verify: `
    verifizieren, überprüfen, verifizierung, verificar, verificación, verificação, vérifier, vérification,
    verifica, weryfikacja, проверка, 検証, 验证, 검증`,
  publish: `
    veröffentlichen, publicar, publier, pubblicare, opublikować, опубликовать, 公開, 发布`,
  deploy: `
    bereitstellen, desplegar, despliegue, implantar, implantação, déployer, déploiement, wdrożenie,
    развертывание, デプロイ, 部署, 배포`,
  version: `
    versión, versiones, versão, versões, versione, wersja, версия, バージョン, 版本, 버전`,
  'environment variable': `
    umgebungsvariable, umgebungsvariablen, variable de entorno, variables de entorno, variável de ambiente,
    variáveis de ambiente, variable d'environnement, variables d'environnement, variabile d'ambiente, 環境変数,
    环境变量`,
  environment: `
    umgebung, umgebungen, entorno, entornos, ambiente, ambientes, environnement, środowisko, окружение, 環境, 环境,
    환경`,
  'pact broker': `
    pact ブローカー, pactブローカー`,
  broker: `
    брокер, ブローカー, 브로커`,
  'mock server': `
    servidor simulado, serveur simulé, モックサーバー, モックサーバ, 模拟服务器`,
  authentication: `
    authentifizierung, autenticación, autenticação, authentification, autenticazione, uwierzytelnianie,
    аутентификация, 認証, 认证, 인증`,
  certificate: `
    zertifikat, zertifikate, certificado, certificados, certificat, certificats, certificato, certyfikat,
    сертификат, 証明書, 证书`,
  password: `
    passwort, kennwort, contraseña, senha, mot de passe, hasło, пароль, パスワード, 密码`,
  database: `
    datenbank, base de datos, banco de dados, base de données, baza danych, база данных, データベース, 数据库, 데이터베이스`,
  microservices: `
    microservicios, microserviços, mikroserwisy, микросервисы, マイクロサービス, 微服务`,
  share: `
    teilen, compartir, compartilhar, partager, condividere, 共有`,
  create: `
    erstellen, crear, criar, créer, creare, 作成, 创建`,
  write: `
    schreiben, escribir, escrever, écrire, scrivere`,
  delete: `
    löschen, eliminar, borrar, excluir, supprimer, eliminare, usunąć, удалить, 削除, 删除`,
  run: `
    ausführen, ejecutar, executar, exécuter, lancer, eseguire, uruchomić, запустить, 実行, 运行`,
  comparison: `
    vergleich, unterschied, diferencia, diferença, différence, differenza, różnica, comparación, comparação,
    comparaison, сравнение, 比較, 違い, 区别, 比较`,
  date: `
    datum, fecha, 日付, 日期`,
  header: `
    kopfzeile, cabecera, cabeceras, encabezado, cabeçalho, en-tête, en-têtes, ヘッダー`,
  request: `
    anfrage, anfragen, petición, peticiones, solicitud, requisição, requête, requêtes, richiesta, запрос,
    リクエスト, 请求`,
  response: `
    antwort, antworten, respuesta, respuestas, resposta, réponse, risposta, ответ, レスポンス`,
  'command line': `
    befehlszeile, kommandozeile, línea de comandos, linha de comando, ligne de commande, riga di comando, wiersz
    poleceń, командная строка, コマンドライン, 命令行`,
  'stub server': `
    serveur bouchon, servidor stub, スタブサーバー, スタブ, 桩服务器`,
  matchers: `
    マッチャー, 匹配器`,
  native: `
    nativa, natif, нативная`,
  load: `
    laden, cargar, carrega, carregar, charger, загрузить, 読み込み, 加载`,
  plugin: `
    complemento, плагин, プラグイン, 插件, 플러그인`,
  upgrade: `
    aktualisieren, aktualisierung, actualizar, actualización, atualizar, atualização, mettre à jour, mise à
    jour, aggiornare, обновить, アップグレード, 升级`,
  migration: `
    migración, migração, migrazione, migracja, миграция, 移行, 迁移`,
  file: `
    datei, dateien, archivo, archivos, arquivo, arquivos, fichier, fichiers, plik, файл, ファイル, 文件`,
  server: `
    servidor, serveur, serwer, сервер, サーバー, サーバ, 服务器`,
  log: `
    protokoll, registros, journal, журнал, ログ, 日志`,
  field: `
    feld, felder, campo, campos, champ, champs, поле, フィールド, 字段`,
  optional: `
    opcional, opcionales, opcionais, optionnel, optionnels, facoltativo, 可选`,
  array: `
    matriz, tableau, массив, 配列, 数组`,
  matching: `
    abgleich, correspondance, coincidencia, correspondência, сопоставление, マッチング, 匹配`,
  'not found': `
    nicht gefunden, no encontrado, não encontrado, introuvable, non trovato, nie znaleziono, не найден, 見つからない,
    找不到`,
  timeout: `
    zeitüberschreitung, tiempo de espera, délai dépassé, tempo esgotado, タイムアウト, 超时`,
  'unit test': `
    prueba unitaria, pruebas unitarias, teste unitário, testes unitários, test unitaire, tests unitaires, 単体テスト,
    单元测试`,
  'integration test': `
    integrationstest, integrationstests, prueba de integración, pruebas de integración, teste de integração,
    testes de integração, test d'intégration, tests d'intégration, 結合テスト, 統合テスト, 集成测试`,
  'best practices': `
    buenas prácticas, boas práticas, bonnes pratiques, ベストプラクティス, 最佳实践`,
  benefits: `
    vorteile, ventajas, vantagens, avantages, vantaggi, メリット, 优点`,
  use: `
    benutzen, verwenden, usar, utilizar, utiliser, usare, 使い方, 使用`,
  'how to': `
    作り方, 書き方, やり方`,
  download: `
    herunterladen, descargar, baixar, télécharger, scaricare, скачать, ダウンロード, 下载`,
  ignore: `
    ignorieren, ignorar, ignorer, ignorare, игнорировать, 無視, 忽略`,
  library: `
    bibliothek, biblioteca, bibliothèque, libreria, библиотека, ライブラリ`,
  branch: `
    rama, ブランチ, 分支`,
  application: `
    anwendung, aplicación, aplicação, applicazione, приложение, アプリケーション, 应用`,
};

/** Articles, prepositions and the like, dropped from a query that contains one of the words above. */
const stopWords = `
  für, mit, und, oder, wie, der, das, den, dem, ein, eine, einen, im, zwischen, ist, de, del, la, el, los, las,
  con, para, entre, como, cómo, en, y, un, una, por, es, do, da, dos, com, em, não, uma, qué, que, é, le, les,
  des, du, et, avec, comment, pour, dans, une, est, di, il, per, come, tra, jak, z, dla, что, такое, как, и,
  для, の, とは, と, を, で, に, 的, 什么是, 如何, 怎么`;

/** Translations for readers who search in their own language. */
export const searchTranslations = {words, stopWords};
