<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Infrastructure\Monitoring\Recorder;
use App\Jobs\Auth\SendPasswordResetLink;
use App\Mail\Auth\PasswordResetLink;
use App\Models\Client;
use App\Models\User;
use Illuminate\Database\QueryException;
use Illuminate\Queue\Events\JobExceptionOccurred;
use Illuminate\Queue\Events\JobProcessing;
use Illuminate\Queue\Jobs\SyncJob;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schedule;
use RuntimeException;
use stdClass;

final class RecorderTest extends MonitoringTestCase
{
    public function test_request_is_recorded_with_its_template_ids_and_queries(): void
    {
        $client = Client::factory()->createOne();
        $this->recordEverything();

        $this->get("/clients/{$client->id}/stats?tab=bets")->assertOk();

        [$request] = $this->entries('request');
        $content = $this->content($request);
        $this->assertSame(['GET /clients/{client}/stats', '200', $this->developer->id, 1], [$request->label, $request->status, (int) $request->user_id, (int) $request->weight]);
        $this->assertSame([['client' => $client->id], true], [$content['ids'], $content['queries'] > 0]);
        $queries = $this->entries('query');
        $this->assertSame([$request->batch_id], array_values(array_unique(array_column($queries, 'batch_id'))));
        $this->assertContains('app/', array_map(fn (stdClass $query): string => substr((string) $this->content($query)['at'], 0, 4), $queries));
    }

    public function test_no_value_of_a_person_is_recorded(): void
    {
        Client::factory()->createOne(['first_name' => 'Marguerite', 'last_name' => 'Delacroix', 'mobile_e164' => '+61412345678']);
        $this->recordEverything();

        $this->get('/clients/top-search-bar/0412345678');
        $this->get('/clients?search=Marguerite+Delacroix');
        $this->put('/user-profile', ['first_name' => 'Zephyrine', 'last_name' => 'Quillfeather']);

        $recorded = $this->recordedText();
        $this->assertStringContainsString('top-search-bar', $recorded);
        foreach (['Marguerite', 'Delacroix', '412345678', 'Zephyrine', 'Quillfeather', 'search='] as $value) {
            $this->assertStringNotContainsStringIgnoringCase($value, $recorded);
        }
    }

    public function test_failed_statement_is_recorded_without_its_values(): void
    {
        $this->record([]);
        Route::get('failing', static fn () => DB::select("select 'Marguerite' from nowhere where name = ?", ['Delacroix']));

        $this->get('/failing')->assertStatus(500);

        [$exception] = $this->entries('exception');
        $content = $this->content($exception);
        $this->assertSame(QueryException::class, $exception->label);
        $this->assertStringStartsWith('SQLSTATE ', $content['message']);
        $this->assertNotEmpty($content['trace']);
        $this->assertStringNotContainsString('Marguerite', $this->recordedText());
        $this->assertStringNotContainsString('Delacroix', $this->recordedText());
        // The entry of the request shows where the exception came from. It has no weight in the figures.
        [$request] = $this->entries('request');
        $this->assertSame([$exception->batch_id, '500', 'failed', 0], [$request->batch_id, $request->status, $request->outcome, (int) $request->weight]);
    }

    public function test_fast_request_is_not_recorded_outside_of_the_sample(): void
    {
        $this->record([]);

        $this->get('/clients')->assertOk();

        $this->assertSame([], $this->entries());
    }

    public function test_slow_request_and_its_slow_queries_are_always_recorded(): void
    {
        $this->record(['pulse.slow_ms' => 0]);

        $this->get('/clients')->assertOk();

        $this->assertSame(['slow', 0], [$this->entries('request')[0]->outcome, (int) $this->entries('request')[0]->weight]);
        $this->assertNotEmpty($this->entries('query'));
    }

    public function test_sampled_request_stands_for_others_and_counts_cache_reads(): void
    {
        $this->record(['pulse.sample' => 1.0]);
        Route::get('cached', static function (): string {
            cache()->put('known', 1);

            return cache()->get('known').cache()->get('unknown');
        });

        $this->get('/cached')->assertOk();

        [$request] = $this->entries();
        $this->assertSame([1, 1, 1], [(int) $request->weight, (int) $request->cache_hits, (int) $request->cache_misses]);
    }

    public function test_at_most_100_queries_of_a_request_are_recorded(): void
    {
        $this->recordEverything();
        Route::get('many', static function (): string {
            foreach (range(1, 150) as $number) {
                DB::select('select ? as n', [$number]);
            }

            return 'done';
        });

        $this->get('/many')->assertOk();

        $this->assertCount(100, $this->entries('query'));
        $this->assertSame(150, $this->content($this->entries('request')[0])['queries']);
    }

    public function test_monitoring_pages_and_health_checks_are_not_recorded(): void
    {
        $this->recordEverything();

        foreach (['/telescope', '/pulse', '/up', '/ready'] as $path) {
            $this->get($path);
        }

        $this->assertSame([], $this->entries());
    }

    public function test_job_and_mail_are_recorded_by_class(): void
    {
        $user = User::factory()->createOne(['email' => 'marguerite@example.com']);
        $this->recordEverything();
        Route::get('queueing', static function () use ($user): string {
            SendPasswordResetLink::dispatch($user->id);
            Mail::to('delacroix@example.com')->send(new PasswordResetLink('Marguerite', 'https://example.com/secret', 60));

            return 'done';
        });

        $this->get('/queueing')->assertOk();

        $this->assertSame([SendPasswordResetLink::class, 'processed'], [$this->entries('job')[0]->label, $this->entries('job')[0]->status]);
        $this->assertSame(PasswordResetLink::class, $this->entries('mail')[0]->label);
        $this->assertSame(['recipients' => 1], $this->content($this->entries('mail')[0]));
        $this->assertStringNotContainsStringIgnoringCase('marguerite', $this->recordedText());
        $this->assertStringNotContainsString('delacroix', $this->recordedText());
    }

    public function test_failed_job_is_recorded_with_the_exception_that_the_worker_reports_after_it(): void
    {
        $this->record([]);
        $job = new SyncJob($this->app, json_encode(['displayName' => 'App\Jobs\Broken', 'job' => 'none', 'data' => []], JSON_THROW_ON_ERROR), 'database', 'default');

        event(new JobProcessing('database', $job));
        $job->markAsFailed();
        event(new JobExceptionOccurred('database', $job, $failure = new RuntimeException('Call +61 412 345 678 or "Marguerite Delacroix"')));
        report($failure);

        [$recorded, $exception] = $this->entries();
        $this->assertSame(['App\Jobs\Broken', 'failed', 'failed'], [$recorded->label, $recorded->status, $recorded->outcome]);
        $this->assertSame([$recorded->batch_id, 'Call +•••••• or "…"'], [$exception->batch_id, $this->content($exception)['message']]);
    }

    public function test_broadcasts_are_recorded_by_name_with_their_channels(): void
    {
        $this->recordEverything();

        app(Recorder::class)->broadcasts([1 => ['notification', 1], 2 => ['notification', 2], 3 => ['read', 1]], [3 => new RuntimeException]);

        $entries = $this->entries('broadcast');
        $this->assertSame([['notification', 'sent'], ['read', 'not sent']], array_map(static fn ($entry): array => [$entry->label, $entry->status], $entries));
        $this->assertSame(['events' => 2, 'channels' => 3], $this->content($entries[0]));
    }

    public function test_unavailable_monitoring_database_does_not_fail_the_request(): void
    {
        $this->recordEverything();
        config(['database.connections.monitoring.database' => '/nowhere/monitoring.sqlite']);

        $this->get('/clients')->assertOk();
    }

    public function test_nothing_listens_when_both_are_off(): void
    {
        $this->record(['pulse.enabled' => false]);
        Route::get('broken', static fn () => throw new RuntimeException('Broken'));

        $this->get('/broken')->assertStatus(500);

        $this->assertSame([], $this->entries());
    }

    public function test_entries_are_deleted_after_two_days(): void
    {
        $this->recordEverything();
        app(Recorder::class)->snapshot();
        $this->travel(47)->hours();
        app(Recorder::class)->snapshot();
        $this->artisan('telescope:prune');
        $this->assertCount(2, $this->entries('server'));

        $this->travel(2)->hours();
        $this->artisan('telescope:prune');

        $this->assertCount(1, $this->entries('server'));
        $this->assertContains('pulse:check', array_map(static fn ($event): ?string => $event->description, Schedule::events()));
    }
}
