<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Infrastructure\Queues\WorkerRegistry;
use App\Jobs\Messages\SubmitSms;
use App\Jobs\RelayOutbox;
use App\Listeners\Auth\CloseRealtimeConnections;
use App\Models\AuditEvent;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\TestWith;
use ReflectionClass;

final class HorizonTest extends DeveloperTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 14:05:00');
        config(['queue.default' => 'database']);
    }

    public function test_queues_show_their_jobs_and_workers(): void
    {
        foreach ([[-90, null], [-30, null], [60, null], [-10, -5]] as [$available, $reserved]) {
            DB::table('jobs')->insert([
                'queue' => 'blasts',
                'payload' => '{}',
                'attempts' => 0,
                'available_at' => self::at($available),
                'reserved_at' => $reserved === null ? null : self::at($reserved),
                'created_at' => self::at(-90),
            ]);
        }
        app(WorkerRegistry::class)->record(['host' => 'web-1', 'pid' => 7, 'connection' => 'database', 'queues' => 'live,default', 'job' => null, 'since' => self::at(-40), 'seen' => self::at(-30)]);

        $page = $this->props('/horizon');

        $this->assertSame(
            [
                ['name' => 'live', 'waiting' => 0, 'delayed' => 0, 'reserved' => 0, 'oldest_at' => null, 'workers' => 1],
                ['name' => 'default', 'waiting' => 0, 'delayed' => 0, 'reserved' => 0, 'oldest_at' => null, 'workers' => 1],
                [
                    'name' => 'blasts',
                    'waiting' => 2,
                    'delayed' => 1,
                    'reserved' => 1,
                    'oldest_at' => '2026-11-20T14:03:30Z',
                    'workers' => 0,
                ],
            ],
            $page['queues'],
        );
        $this->assertSame(
            [
                [
                    'host' => 'web-1',
                    'pid' => 7,
                    'queues' => ['live', 'default'],
                    'job' => null,
                    'since_at' => '2026-11-20T14:04:20Z',
                    'seen_at' => '2026-11-20T14:04:30Z',
                    'is_quiet' => true,
                ],
            ],
            $page['workers'],
        );
    }

    /** bin/start, systemd and the jobs name the queues themselves. */
    public function test_list_has_every_queue_of_the_product(): void
    {
        $queues = config()->array('paddock.queues');

        foreach (['bin/lib/services.sh', 'deploy/systemd/paddock-queue@.service'] as $file) {
            $this->assertStringContainsString('--queue='.implode(',', $queues).' ', (string) file_get_contents(base_path($file)));
        }
        $this->assertSame([], array_diff([RelayOutbox::QUEUE, SubmitSms::BLASTS, (new ReflectionClass(CloseRealtimeConnections::class))->getDefaultProperties()['queue'], 'default'], $queues));
    }

    public function test_failed_jobs_are_listed_newest_first_without_personal_data(): void
    {
        $this->failed(RelayOutbox::class, 'live');
        $this->failed(SubmitSms::class, 'blasts', "RuntimeException: No SMS to emma@example.com on 61491570156 in /app/x.php:12\nStack trace:\n#0 {main}");

        $answer = $this->get('/horizon')->assertOk();
        $page = $answer->viewData('page')['props'];

        $this->assertSame([SubmitSms::class, RelayOutbox::class], array_column($page['failed_jobs'], 'job'));
        $row = $page['failed_jobs'][0];
        $this->assertSame(['blasts', 'RuntimeException', 'No SMS to e•••@example.com on ••••••', '2026-11-20T14:05:00Z'], [$row['queue'], $row['exception'], $row['message'], $row['failed_at']]);
        $this->assertSame(['live', 'default', 'blasts'], array_column($page['queue_choices'], 'value'));
        $this->assertSame([SubmitSms::class, RelayOutbox::class], array_column($page['job_choices'], 'value'));
        foreach (['emma@example.com', '61491570156', 'secret payload'] as $hidden) {
            $this->assertStringNotContainsString($hidden, (string) $answer->getContent());
        }
    }

    /** @param  list<string>  $expected */
    #[TestWith(['queue=live', [RelayOutbox::class]])]
    #[TestWith(['job=App%5CJobs%5CMessages%5CSubmitSms', [SubmitSms::class, SubmitSms::class]])]
    #[TestWith(['job=App%5CJobs%5CMessages%5CSubmit', []])]
    #[TestWith(['job=App%5CJobs%5CMessages%5CSubmitSms&queue=default', [SubmitSms::class]])]
    public function test_failed_jobs_can_be_filtered(string $query, array $expected): void
    {
        $this->failed(RelayOutbox::class, 'live');
        $this->failed(SubmitSms::class, 'blasts');
        $this->failed(SubmitSms::class, 'default');

        $this->assertSame($expected, array_column($this->props("/horizon?{$query}")['failed_jobs'], 'job'));
    }

    #[TestWith(['job=a%25b'])]
    #[TestWith(['queue=a+b'])]
    public function test_invalid_filter_is_ignored_with_a_message(string $query): void
    {
        $this->get("/horizon?{$query}")->assertRedirect('/horizon')->assertSessionHas('error');
    }

    public function test_details_contain_the_masked_stack_trace_and_no_payload(): void
    {
        $id = $this->failed(SubmitSms::class, 'blasts', "RuntimeException: No SMS to emma@example.com in /app/x.php:12\nStack trace:\n#0 {main}");

        $this->getJson("/horizon/failed-jobs/{$id}")->assertOk()->assertExactJson(['trace' => "RuntimeException: No SMS to e•••@example.com in /app/x.php:12\nStack trace:\n#0 {main}"]);
        $this->getJson('/horizon/failed-jobs/999')->assertNotFound();
    }

    public function test_job_is_retried_once(): void
    {
        $id = $this->failed(RelayOutbox::class, 'live');
        $uuid = DB::table('failed_jobs')->value('uuid');

        $this->post("/horizon/failed-jobs/{$id}/retry")->assertRedirect()->assertSessionHas('success', 'Job queued again.');
        $this->post("/horizon/failed-jobs/{$id}/retry")->assertRedirect()->assertSessionHas('error', 'This job was already retried or deleted.');

        $job = DB::table('jobs')->sole();
        $this->assertSame(['live', 0, $uuid, 0], [$job->queue, DB::table('failed_jobs')->count(), json_decode($job->payload)->uuid, json_decode($job->payload)->attempts]);
        $event = $this->audited('failed_job.retried');
        $this->assertSame([$this->developer->id, ['uuid' => $uuid, 'job' => RelayOutbox::class, 'queue' => 'live']], [$event->actor_id, $event->after]);
    }

    public function test_job_stays_failed_when_the_queue_refuses_it(): void
    {
        $id = $this->failed(RelayOutbox::class, 'live', connection: 'unknown');

        $this->post("/horizon/failed-jobs/{$id}/retry")->assertServerError();

        $this->assertSame([1, 0, 0], [DB::table('failed_jobs')->count(), DB::table('jobs')->count(), AuditEvent::query()->where('action', 'failed_job.retried')->count()]);
    }

    public function test_all_jobs_of_a_filter_are_retried(): void
    {
        $this->failed(SubmitSms::class, 'blasts');
        $this->failed(SubmitSms::class, 'blasts');
        $kept = $this->failed(RelayOutbox::class, 'live');

        $this->post('/horizon/failed-jobs/retry-many?queue=blasts')->assertRedirect()->assertSessionHas('success', '2 jobs queued again.');

        $this->assertSame([[$kept], 2, 2], [DB::table('failed_jobs')->pluck('id')->all(), DB::table('jobs')->count(), AuditEvent::query()->where('action', 'failed_job.retried')->count()]);
    }

    #[TestWith(['queues=blasts'])]
    #[TestWith(['queue='])]
    #[TestWith(['job=a%25b'])]
    public function test_wrong_filter_retries_nothing(string $query): void
    {
        $this->failed(SubmitSms::class, 'blasts');

        $this->postJson("/horizon/failed-jobs/retry-many?{$query}")->assertUnprocessable();

        $this->assertSame(1, DB::table('failed_jobs')->count());
    }

    public function test_job_is_deleted_once_and_audited(): void
    {
        $id = $this->failed(RelayOutbox::class, 'live');

        $this->delete("/horizon/failed-jobs/{$id}")->assertRedirect()->assertSessionHas('success', 'Failed job deleted.');
        $this->delete("/horizon/failed-jobs/{$id}")->assertRedirect()->assertSessionHas('error');

        $this->assertSame([0, 0, RelayOutbox::class], [DB::table('failed_jobs')->count(), DB::table('jobs')->count(), $this->audited('failed_job.deleted')->before['job']]);
    }

    public function test_jobs_cannot_be_changed_while_impersonating(): void
    {
        Queue::fake();
        $id = $this->failed(RelayOutbox::class, 'live');
        $this->beImpersonated();

        $this->assertFalse($this->props('/horizon')['can_change']);
        $this->post("/horizon/failed-jobs/{$id}/retry")->assertForbidden();
        $this->post('/horizon/failed-jobs/retry-many')->assertForbidden();
        $this->delete("/horizon/failed-jobs/{$id}")->assertForbidden();
        $this->assertSame(1, DB::table('failed_jobs')->count());
    }

    private static function at(int $seconds): int
    {
        return (int) now()->addSeconds($seconds)->timestamp;
    }

    /** @param  class-string  $class */
    private function failed(string $class, string $queue, string $exception = 'RuntimeException: Down in /app/x.php:12', string $connection = 'database'): int
    {
        $uuid = (string) Str::uuid();

        return DB::table('failed_jobs')->insertGetId([
            'uuid' => $uuid, 'connection' => $connection, 'queue' => $queue, 'exception' => $exception, 'failed_at' => now(),
            'payload' => json_encode(['uuid' => $uuid, 'displayName' => $class, 'job' => 'Illuminate\Queue\CallQueuedHandler@call', 'attempts' => 5, 'data' => ['note' => 'secret payload']]),
        ]);
    }
}
