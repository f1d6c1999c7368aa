<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use Illuminate\Console\Scheduling\Event;
use Illuminate\Contracts\Console\Kernel;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Schedule;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** The framework's tables and files contain addresses and personal data, and the framework itself never deletes the old ones. */
final class ExpiredRowsTest extends TestCase
{
    use RefreshDatabase;

    public function test_expired_keys_of_the_cache_are_deleted(): void
    {
        $now = now()->getTimestamp();
        DB::table('cache')->insert([
            ['key' => 'attempts:password:address:203.0.113.9', 'value' => 'i:1;', 'expiration' => $now - 1],
            ['key' => 'attempts:password:address:203.0.113.10', 'value' => 'i:1;', 'expiration' => $now + 60],
        ]);

        Artisan::call('cache:prune');

        $this->assertSame(['attempts:password:address:203.0.113.10'], DB::table('cache')->pluck('key')->all());
    }

    public function test_expired_files_of_the_request_limits_are_deleted(): void
    {
        $folder = sys_get_temp_dir().'/paddock-limits-'.bin2hex(random_bytes(6));
        config()->set('cache.stores.file.path', $folder);
        $store = Cache::store('file');
        $store->put('pages:ip:203.0.113.9', 1, 60);
        $this->travel(30)->seconds();
        $store->put('pages:ip:203.0.113.10', 2, 60);
        $store->forever('kept', 3);
        $this->travel(31)->seconds();

        Artisan::call('cache:prune');

        $this->assertCount(2, File::allFiles($folder));
        $this->assertSame([2, 3], [$store->get('pages:ip:203.0.113.10'), $store->get('kept')]);
        File::deleteDirectory($folder);
    }

    public function test_failed_jobs_are_deleted_after_a_month(): void
    {
        foreach (['old' => 31, 'recent' => 29] as $uuid => $days) {
            DB::table('failed_jobs')->insert([
                'uuid' => $uuid,
                'connection' => 'database',
                'queue' => 'default',
                'payload' => '{}',
                'exception' => 'kim@example.com',
                'failed_at' => now()->subDays($days),
            ]);
        }

        Artisan::call('queue:prune-failed --hours=720');

        $this->assertSame(['recent'], DB::table('failed_jobs')->pluck('uuid')->all());
    }

    #[TestWith(['cache:prune'])]
    #[TestWith(['queue:prune-failed --hours=720'])]
    public function test_each_is_scheduled(string $command): void
    {
        $this->app->make(Kernel::class)->bootstrap();

        $this->assertCount(1, array_filter(Schedule::events(), static fn (Event $event): bool => str_ends_with((string) $event->command, $command)));
    }
}
