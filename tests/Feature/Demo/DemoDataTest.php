<?php

declare(strict_types=1);

namespace Tests\Feature\Demo;

use App\Domain\Notifications\OpenWorkRepository;
use App\Enums\NotificationType;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Notification;
use App\Models\Role;
use App\Models\ServiceCredential;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\Facades\Storage;
use Tests\TestCase;

final class DemoDataTest extends TestCase
{
    use RefreshDatabase;

    /** Filled by the running product alone. */
    private const WORKING_TABLES = [
        'cache',
        'cache_locks',
        'export_parts',
        'failed_jobs',
        'intake_locks',
        'job_batches',
        'jobs',
        'password_reset_tokens',
        'personal_access_tokens',
        'sent_forms',
        'sessions',
        'sms_delivery_reports',
        'sqlite_sequence',
        'sqlite_stat1',
        'sqlite_stat4',
        'withdrawal_cancellations',
    ];

    public function test_it_fills_every_table_and_every_role(): void
    {
        $this->seedDemo();

        foreach (array_diff(array_column(Schema::getTables(Schema::getCurrentSchemaName()), 'name'), self::WORKING_TABLES) as $table) {
            $this->assertTrue(DB::table($table)->exists(), "{$table} is empty.");
        }
        foreach (StaffRole::cases() as $role) {
            $this->assertTrue(User::query()->where('role_id', Role::query()->where('name', $role->value)->value('id'))->exists(), $role->value);
        }
        // Imports and twins of the demo come on top.
        $this->assertSame(40, Client::withTrashed()->whereBetween('pin', ['40001', '40040'])->count());
    }

    public function test_days_have_no_time_and_follow_the_business_whatever_the_hour(): void
    {
        // 7:30 am on the next day in Melbourne.
        $this->travelTo('2026-11-28 20:30:00');
        $this->seedDemo();

        foreach (Schema::getTables(Schema::getCurrentSchemaName()) as ['name' => $table]) {
            foreach (
                array_filter(Schema::getColumns($table), static fn (array $column): bool => $column['type_name'] === 'date') as ['name' => $column]
            ) {
                $this->assertSame(
                    [],
                    DB::table($table)
                        ->whereNotNull($column)
                        ->pluck($column)
                        ->map(static fn (string $day): string => substr($day, 10))
                        ->reject(static fn (string $time): bool => in_array($time, ['', ' 00:00:00'], true))
                        ->all(),
                    "{$table}.{$column}",
                );
            }
        }
        $this->assertSame('2026-11-25', ServiceCredential::query()->where('service', 'SMS gateway')->sole()->rotate_on?->toDateString());
    }

    public function test_past_work_follows_the_rules_of_the_product(): void
    {
        $this->seedDemo();

        foreach (['client_backgrounds.created_at', 'bonus_claims.used_at', 'bonus_claims.reversed_at', 'rsg_events.actioned_at', 'rsg_events.closed_at'] as $place) {
            [$table, $column] = explode('.', $place);
            $this->assertFalse(DB::table($table)->where($column, '>', now())->exists(), "{$place} is in the future.");
        }
        $this->assertFalse(DB::table('bonus_claims')->where('status', 'expired')->where('expires_at', '>', now())->exists());
        $writers = User::query()->whereKey(DB::table('emails')->pluck('user_id')->unique()->all())->get();
        $this->assertSame([], $writers->reject(static fn (User $user): bool => $user->can('viewSMSPanel'))->pluck('full_name')->all());
        $this->assertSame(
            DB::table('credential_reveals')->count(),
            DB::table('audit_events')->whereIn('action', ['service_credential.revealed', 'service_credential.copied'])->count(),
        );
        $this->assertFalse(ServiceCredential::query()->whereColumn('archived_at', '<', 'created_at')->exists());
    }

    public function test_activity_log_matches_its_seals(): void
    {
        $this->seedDemo();

        $this->assertSame(0, Artisan::call('audit:verify'), Artisan::output());

        $this->travel(5)->minutes();
        Artisan::call('audit:seal');
        $this->assertSame(DB::table('audit_events')->count(), (int) DB::table('audit_seals')->where('sealed_table', 'audit_events')->sum('rows_count'));
        $this->assertSame(0, Artisan::call('audit:verify'), Artisan::output());
    }

    public function test_database_with_staff_is_never_changed(): void
    {
        User::factory()->createOne();

        $this->assertSame(1, Artisan::call('demo:seed'));
        $this->assertSame(0, Artisan::call('demo:seed', ['--once' => true]));
        $this->assertSame(1, User::query()->count());
    }

    public function test_production_gets_no_demo_data(): void
    {
        $this->app->instance('env', 'production');

        $this->assertSame(1, Artisan::call('demo:seed'));
        $this->assertSame(0, User::query()->count());
    }

    public function test_logins_list_one_user_per_role(): void
    {
        $this->seedDemo();
        Artisan::call('demo:logins');

        $output = Artisan::output();
        $this->assertStringContainsString('maya.okonkwo@paddock.example', $output);
        $this->assertStringContainsString('set up at first sign-in', $output);
        $this->assertStringContainsString('Spring-Carnival-Track-7', $output);
    }

    public function test_live_calls_use_the_intake_with_their_own_keys(): void
    {
        $this->seedDemo();
        Http::fake(['*' => Http::response('{}', 201)]);

        $this->assertSame(0, Artisan::call('demo:live', ['--rate' => 6000, '--count' => 5, '--url' => 'http://paddock.test']));

        Http::assertSentCount(5);
        $keys = Http::recorded()->map(static fn (array $pair): string => $pair[0]->header('Idempotency-Key')[0]);
        $this->assertCount(5, $keys->unique());
        Http::assertSent(static fn (Request $request): bool => str_starts_with($request->url(), 'http://paddock.test/api/v1/') && $request->hasHeader('Authorization'));
        $this->assertDatabaseCount('personal_access_tokens', 0);
    }

    public function test_open_work_of_every_type_has_notifications(): void
    {
        $this->seedDemo();

        foreach (NotificationType::cases() as $type) {
            $notifications = Notification::query()->where('type', $type)->where('is_read', false)->get();

            $this->assertNotEmpty($notifications, "There is no {$type->value} notification.");
            foreach ($notifications->unique('subject_key') as $notification) {
                $this->assertSame(app(OpenWorkRepository::class)->find($type, $notification->notifiable_id)?->body, $notification->body);
            }
        }
    }

    private function seedDemo(): void
    {
        Storage::fake();
        $this->assertSame(0, Artisan::call('demo:seed', ['--clients' => 40]), Artisan::output());
    }
}
