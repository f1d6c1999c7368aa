<?php

declare(strict_types=1);

namespace Tests\Feature\Demo;

use App\Actions\Bonus\ApproveBonus;
use App\Domain\Notifications\OpenWorkRepository;
use App\Enums\BonusClaimStatus;
use App\Enums\ClaimedBonusView;
use App\Enums\NotificationType;
use App\Enums\StaffRole;
use App\Lists\Bonus\ClaimedBonusList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\Notification;
use App\Models\Role;
use App\Models\RsgFormSubmission;
use App\Models\ServiceCredential;
use App\Models\User;
use Database\Seeders\Demo\StaffSeeder;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\Facades\Storage;
use PHPUnit\Framework\Attributes\Group;
use Tests\TestCase;

final class DemoDataTest extends TestCase
{
    use RefreshDatabase;

    /** Filled only by the running product. */
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
        // The demo's imports and duplicate clients add more.
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

    /** The demo chooses by ids, which begin at 1 in a new database, and in a test only with SQLite. */
    #[Group('sqlite')]
    public function test_past_work_follows_the_rules_of_the_product(): void
    {
        $this->seedDemo(300);

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
        $this->assertExcludedClientsHaveACaseAndNothingAfterIt();
        $this->assertNoWorkIsOlderThanItsClient();
        $this->assertBonusesWaitForTheirApprovers();
        $this->assertFalse(
            DB::table('bonus_claims')->join('bonus_promotions', 'bonus_promotions.id', '=', 'bonus_promotion_id')
                ->where(static fn ($any) => $any->whereColumn('offered_at', '<', 'starts_at')->orWhereColumn('offered_at', '>', 'ends_at'))->exists(),
            'A bonus was offered outside the time of its promotion.',
        );
        foreach (RsgFormSubmission::query()->with('client')->whereNotNull('client_id')->get() as $form) {
            $this->assertSame($form->client?->full_name, $form->payload['name'], "Form {$form->id} has another name than its client.");
        }
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
        $this->seed(StaffSeeder::class);
        Artisan::call('demo:logins');

        $output = Artisan::output();
        $this->assertStringContainsString('maya.okonkwo@paddock.example', $output);
        $this->assertStringContainsString('set up at first sign-in', $output);
        $this->assertStringContainsString('Spring-Carnival-Track-7', $output);
    }

    public function test_live_calls_use_the_intake_with_their_own_keys(): void
    {
        $this->seed(StaffSeeder::class);
        Client::factory()->count(5)->create();
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

    private function assertExcludedClientsHaveACaseAndNothingAfterIt(): void
    {
        $excluded = Client::query()->where(static fn (Builder $any): Builder => $any->where('is_barred', true)->orWhere('betstop_state', 'registered'))->pluck('id');
        $cases = DB::table('exclusion_cases')->join('exclusion_records', 'exclusion_records.exclusion_case_id', '=', 'exclusion_cases.id')
            ->where('record_type', 'client')->whereIn('state', ['excluded', 'same']);
        $this->assertSame([], $excluded->diff($cases->clone()->pluck('record_id'))->all());
        $this->assertSame(['completed', 'open'], $cases->clone()->distinct()->orderBy('exclusion_cases.status')->pluck('exclusion_cases.status')->all());
        $this->assertFalse($cases->clone()->whereNull('enforced_at')->exists());

        $after = [
            'bets' => ['bets', 'placed_at', []],
            'offered bonuses' => ['bonus_claims', 'offered_at', []],
            'bonuses in Genweb' => ['genweb_bonuses', 'given_at', []],
            'emails' => ['emails', 'created_at', ['direction' => 'outbound']],
            'deposits' => ['deposits', 'value_at', ['deposits.status' => 'approved']],
        ];
        foreach ($after as $what => [$table, $time, $where]) {
            $found = $cases->clone()->join($table, "{$table}.client_id", '=', 'record_id')->where($where)->whereColumn("{$table}.{$time}", '>', 'exclusion_cases.created_at');
            $this->assertSame([], $found->pluck('record_id')->all(), "Excluded clients have {$what}.");
        }
        $texts = DB::table('sms_messages')->join('conversations', 'conversations.id', '=', 'conversation_id')
            ->where('direction', 'outbound')->whereIn('sms_messages.status', ['queued', 'sent', 'delivered']);
        $this->assertFalse($cases->clone()->joinSub($texts->clone()->select(['client_id', 'sms_messages.created_at']), 'texts', 'texts.client_id', '=', 'record_id')
            ->whereColumn('texts.created_at', '>', 'exclusion_cases.created_at')->exists());
        $this->assertFalse($texts->join('clients', 'clients.id', '=', 'client_id')->whereColumn('sms_messages.created_at', '>', 'sms_opted_out_at')->exists());
        $this->assertFalse(DB::table('bonus_claims')->whereIn('client_id', $excluded)->whereIn('status', BonusClaimStatus::running())->exists());
    }

    private function assertNoWorkIsOlderThanItsClient(): void
    {
        foreach (['sms_opted_out_at', 'rating_reviewed_at', 'last_bet_at', 'last_deposit_at', 'genweb_betstopped_at'] as $column) {
            $this->assertFalse(Client::query()->whereColumn($column, '<', 'created_at')->exists(), $column);
        }
        $times = [
            'bets.placed_at', 'transactions.occurred_at', 'deposits.created_at', 'withdrawals.requested_at', 'transfers.requested_at',
            'bonus_claims.offered_at', 'emails.created_at', 'audit_events.created_at', 'barred_entries.created_at', 'exclusion_cases.created_at',
            'rsg_limits.created_at', 'rsg_events.created_at', 'time_outs.created_at', 'ip_sightings.first_seen_at',
        ];
        foreach ($times as $place) {
            [$table, $column] = explode('.', $place);
            $early = DB::table($table)->join('clients', 'clients.id', '=', "{$table}.client_id")->whereColumn("{$table}.{$column}", '<', 'clients.created_at');
            $this->assertFalse($early->exists(), $place);
        }
        $notes = DB::table('notes')->join('clients', 'clients.id', '=', 'subject_id')->where('subject_type', 'client');
        $this->assertFalse($notes->whereColumn('notes.created_at', '<', 'clients.created_at')->exists());
        $texts = DB::table('sms_messages')->join('conversations', 'conversations.id', '=', 'conversation_id')->join('clients', 'clients.id', '=', 'client_id');
        $this->assertFalse($texts->whereColumn('sms_messages.created_at', '<', 'clients.created_at')->exists());
    }

    private function assertBonusesWaitForTheirApprovers(): void
    {
        foreach ([StaffRole::Developer, StaffRole::SeniorAccountManager, StaffRole::RiskAnalyst] as $role) {
            $approver = User::query()->whereRelation('role', 'name', $role->value)->orderBy('id')->firstOrFail();
            $view = new ListParameters(app(ClaimedBonusList::class)->defaultOrder(), 1, values: ['view' => ClaimedBonusView::ToApprove->value]);
            $waiting = app(ClaimedBonusList::class)->matching($view, new ListContext($approver))->orderBy('bonus_claims.id')->pluck('bonus_claims.id');
            $this->assertNotEmpty($waiting, $role->value);
            foreach (BonusClaim::query()->whereKey($waiting->all())->get() as $claim) {
                $this->assertSame($approver->id, app(ApproveBonus::class)->handle($claim, $approver)->approved_by);
                $claim->refresh()->update(['approved_by' => null]);
            }
        }
        $this->assertFalse(DB::table('bonus_claims')->whereColumn('approved_by', 'requested_by')->exists());
        $ended = BonusPromotion::query()->where('status', '<>', 'live')->select('id');
        $this->assertFalse(BonusClaim::query()->whereIn('bonus_promotion_id', $ended)->whereIn('status', BonusClaimStatus::running())->exists());
    }

    private function seedDemo(int $clients = 40): void
    {
        Storage::fake();
        $this->assertSame(0, Artisan::call('demo:seed', ['--clients' => $clients]), Artisan::output());
    }
}
