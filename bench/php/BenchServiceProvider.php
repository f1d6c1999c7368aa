<?php

declare(strict_types=1);

namespace App\Providers;

use App\Http\Controllers\BenchController;
use App\Http\Middleware\HandleInertiaRequests;
use App\Models\OutboxMessage;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Http\Client\Events\ResponseReceived;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;

/** Copied into the staged release only: the base of the page measurement, and the times of each step from a call to the screens. */
final class BenchServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        if (str_starts_with($_SERVER['REQUEST_URI'] ?? '', '/bench/bare')) {
            config(['database.connections.sqlite.options' => []]);
        }
    }

    public function boot(): void
    {
        // Laravel's own `web` group (cookies, session, CSRF) without our middleware. `bare` opens its connection to the database, as
        // Laravel does; `kept` keeps it for the next request, as the product does.
        foreach (['bare', 'kept'] as $name) {
            Route::middleware('web')->withoutMiddleware(HandleInertiaRequests::class)->get("/bench/{$name}", BenchController::class);
        }

        Event::listen(static function (QueryExecuted $query): void {
            if (str_starts_with($query->sql, 'insert into outbox')) {
                $text = implode(' ', $query->bindings);
                DB::afterCommit(static fn () => self::note('stored', self::work('/"type":"(\w+)","subject_id":(\d+)/', $text)));
                DB::afterCommit(static fn () => self::note('told', self::work('/"data":{"type":"(\w+)".*?"notifiable":{"id":(\d+)/', $text)));
            }
        });
        OutboxMessage::retrieved(static function (OutboxMessage $row): void {
            if (isset($row->payload['subject_id'])) {
                self::note('taken', ["{$row->payload['type']} {$row->payload['subject_id']}"]);
            }
        });
        Event::listen(static function (ResponseReceived $event): void {
            self::note('published', self::work('/{\\\\"id\\\\":\d+,\\\\"type\\\\":\\\\"(\w+)\\\\".*?\\\\"notifiable\\\\":{\\\\"id\\\\":(\d+)/', $event->request->body()));
        });
    }

    /** @return list<string> the type and id of each piece of work */
    private static function work(string $pattern, string $text): array
    {
        preg_match_all($pattern, $text, $found);

        return array_values(array_unique(array_map(static fn (string $type, string $id): string => "{$type} {$id}", $found[1], $found[2])));
    }

    /** @param  list<string>  $work */
    private static function note(string $step, array $work): void
    {
        $at = microtime(true) * 1000;
        foreach ($work as $each) {
            file_put_contents(dirname(base_path()).'/data/steps', "{$step} {$at} {$each}\n", FILE_APPEND | LOCK_EX);
        }
    }
}
