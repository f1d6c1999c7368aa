<?php

declare(strict_types=1);

namespace App\Providers;

use App\Infrastructure\Database\ImmediateSQLiteConnector;
use App\Infrastructure\Database\MariaDbConnection;
use App\Infrastructure\Database\RestartableMigrator;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Database\Connection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Migrations\Migrator;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Support\Facades\Date;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\ServiceProvider;
use PDO;
use PDOException;
use Psr\Log\LoggerInterface;

/** How the product talks to its database: locking on SQLite, kept connections, strict models, immutable dates. */
final class DatabaseServiceProvider extends ServiceProvider
{
    private const WEB_SERVERS = ['fpm-fcgi', 'cli-server'];

    public function register(): void
    {
        if (in_array(PHP_SAPI, self::WEB_SERVERS, true)) {
            $this->keepConnections();
        }
        $this->app->bind('db.connector.sqlite', ImmediateSQLiteConnector::class);
        Connection::resolverFor(
            'mariadb',
            static fn (
                PDO|Closure $pdo,
                string $database,
                string $prefix,
                array $config,
            ): MariaDbConnection => new MariaDbConnection($pdo, $database, $prefix, $config),
        );
        $this->app->extend(
            'migrator',
            static fn (Migrator $migrator, Application $app): RestartableMigrator => new RestartableMigrator(
                $app->make('migration.repository'),
                $app->make('db'),
                $app->make('files'),
                $app->make('events'),
            ),
        );
    }

    public function boot(): void
    {
        Date::use(CarbonImmutable::class);
        Model::shouldBeStrict(! $this->app->isProduction());
        // Actions name the columns that they write. A test in tests/Architecture keeps unvalidated input away from models.
        Model::unguard();
        DB::prohibitDestructiveCommands($this->app->isProduction());
        $this->keepValuesOutOfTheLog();
    }

    /**
     * A web worker keeps its connection for its next requests: to open one takes as long as all queries of a page (docs/decisions/0080).
     * Each connection of the configuration has its own, so that a second one to the same database is a second one.
     */
    private function keepConnections(): void
    {
        $config = $this->app->make('config');
        foreach (array_keys($config->array('database.connections')) as $name) {
            $config->set(
                "database.connections.{$name}.options",
                $config->array("database.connections.{$name}.options", []) + [PDO::ATTR_PERSISTENT => "paddock {$name}"],
            );
        }
    }

    /** Keeps values of failed statements and arguments in stack traces out of the log. */
    private function keepValuesOutOfTheLog(): void
    {
        ini_set('zend.exception_ignore_args', '1');

        $this->callAfterResolving(ExceptionHandler::class, function (ExceptionHandler $handler): void {
            if ($handler instanceof Handler) {
                $handler->reportable($this->logFailure(...));
            }
        });
    }

    /**
     * Logs a failed statement without its values. The framework's message contains them all, and MariaDB and PostgreSQL include
     * duplicate values in theirs. A deadlock in a nested transaction has the same message.
     *
     * @return bool false to stop Laravel from logging it too
     */
    private function logFailure(PDOException $failure): bool
    {
        while (! $failure instanceof QueryException) {
            $failure = $failure->getPrevious();
            if (! $failure instanceof PDOException) {
                return true;
            }
        }
        [$state, $code] = [...$failure->errorInfo ?? [], null, null];
        $this->app->make(LoggerInterface::class)->error('A database statement failed.', [
            'exception' => $failure::class,
            'connection' => $failure->getConnectionName(),
            'state' => $state ?? $failure->getCode(),
            'code' => $code,
            'sql' => $failure->getSql(),
            'at' => "{$failure->getFile()}:{$failure->getLine()}",
            'trace' => $failure->getTraceAsString(),
        ]);

        return false;
    }
}
