<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Email;
use App\Models\Lead;
use App\Models\OperatorSite;
use App\Models\RsgEvent;
use App\Models\SiteAccount;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Collection;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\LogsClientActivity;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ClientActivityLogTest extends TestCase
{
    use LogsClientActivity, ReadsPages, RefreshDatabase;

    public function test_changes_of_money_are_shown_to_viewers_of_that_money(): void
    {
        $withdrawal = Withdrawal::factory()->createOne(['client_id' => $this->client->id]);
        app(AuditTrail::class)->record('withdrawal.approved', $withdrawal, ['status' => 'checked'], ['status' => 'approved', 'amount_cents' => 123_400]);
        $seen = function (Ability ...$abilities): array {
            $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, ...$abilities)->createOne());

            return [
                ...$this->inertia(route('clients.activity-logs', $this->client), ['log', 'choices'], 'Clients/ActivityLogs')->assertOk()->json('props'),
                ...$this->inertia(route('clients.edit', $this->client), ['history'], 'Clients/Details')->assertOk()->json('props'),
            ];
        };

        $this->assertStringNotContainsString('approved', (string) json_encode($seen()));
        $this->assertSame(['withdrawal.approved'], array_column($seen(Ability::ViewWithdrawals)['choices']['action'], 'value'));
        $this->assertStringContainsString('approved', (string) json_encode($seen(Ability::ViewWithdrawals)['log']));
        $this->assertStringContainsString('approved', (string) json_encode($seen(Ability::ViewWithdrawals)['history']));
    }

    public function test_bank_accounts_are_shown_to_viewers_of_withdrawals(): void
    {
        $account = BankAccount::factory()->createOne(['client_id' => $this->client->id]);
        app(AuditTrail::class)->record('bank_account.added', $account, after: ['holder' => 'Emma Walsh', 'account' => $account->masked()]);
        $log = fn (Ability ...$abilities): string => (string) json_encode($this->actingAs(User::factory()->withAbilities(Ability::ViewClients, ...$abilities)->createOne())
            ->inertia(route('clients.activity-logs', $this->client), ['log'], 'Clients/ActivityLogs')->assertOk()->json('props.log'));

        $this->assertStringNotContainsString('Bank account', $log());
        $this->assertStringContainsString('Bank account added', $log(Ability::ViewWithdrawals));
    }

    /** @param  class-string<Email|RsgEvent>  $class */
    #[TestWith([Email::class, Ability::ViewSmsPanel])]
    #[TestWith([RsgEvent::class, Ability::ViewRsgEvents])]
    public function test_names_of_files_are_shown_to_viewers_of_the_files(string $class, Ability $ability): void
    {
        $record = $class::factory()->createOne(['client_id' => $this->client->id]);
        app(AuditTrail::class)->record("{$record->getMorphClass()}.attachment_downloaded", $record, after: ['attachment_id' => 7, 'attachment_name' => 'Licence of Emma Walsh.pdf']);
        $log = fn (Ability ...$abilities): string => (string) json_encode($this->actingAs(User::factory()->withAbilities(Ability::ViewClients, ...$abilities)->createOne())
            ->inertia(route('clients.activity-logs', $this->client), ['log', 'choices'], 'Clients/ActivityLogs')->assertOk()->json('props'));

        $this->assertStringNotContainsString('Licence', $log());
        $this->assertStringContainsString('Licence', $log($ability));
    }

    public function test_only_viewers_of_db_clients_read_the_name_of_a_matched_db_client(): void
    {
        $dbClient = DbClient::factory()->createOne(['first_name' => 'Quillon', 'last_name' => 'Vance']);
        $this->event('client.match_decided', ['match' => 'suggested'], ['match' => 'rejected', 'with' => "db_client {$dbClient->id}"]);
        $this->event('client.linked', ['db_client_id' => null], ['db_client_id' => $dbClient->id]);
        $log = fn (Ability ...$abilities): string => (string) json_encode($this->actingAs(User::factory()->withAbilities(Ability::ViewClients, ...$abilities)->createOne())
            ->inertia(route('clients.activity-logs', $this->client), ['log'], 'Clients/ActivityLogs')->assertOk()->json('props.log'));

        $this->assertStringNotContainsString('Quillon', $log());
        $this->assertStringContainsString("DB client {$dbClient->id}", $log());
        $this->assertSame(2, substr_count($log(Ability::ViewDbClients), 'Quillon Vance'));
    }

    public function test_log_lists_every_change_with_old_and_new_values(): void
    {
        $this->event('client.updated', ['email' => 'then@example.com'], ['email' => 'now@example.com']);
        app(AuditTrail::class)->record(
            'site_account.saved',
            SiteAccount::factory()->createOne(['client_id' => $this->client->id, 'operator_site_id' => $this->site(), 'username' => 'hari']),
            ['username' => null],
            ['username' => 'hari'],
        );
        app(AuditTrail::class)->record('client.updated', Client::factory()->createOne(), ['email' => 'a@b.c'], ['email' => 'd@e.f']);

        $this->log()->assertInertia(fn (AssertableInertia $page) => $page->component('Clients/ActivityLogs')->reloadOnly(['log', 'choices'], fn (AssertableInertia $part) => $part
            ->has('log.events', 2)
            ->where('log.events.0.title', 'Site account saved')
            ->where('log.events.0.changes.0.can_restore', false)
            ->where('log.events.1.title', 'Details changed')
            ->where('log.events.1.actor_name', 'Priya Nair')
            ->where('log.events.1.changes.0', [
                'field' => 'email', 'label' => 'Email', 'before' => 'then@example.com', 'after' => 'now@example.com', 'is_detail' => false,
                'can_restore' => true, 'current' => 'now@example.com', 'current_text' => 'now@example.com',
            ])
            ->where('choices.actor', [['value' => 'system', 'label' => 'The system', 'hint' => null], ['value' => (string) $this->editor->id, 'label' => 'Priya Nair', 'hint' => null]])
            ->etc()));
    }

    public function test_note_entry_hides_the_note_id(): void
    {
        $this->event('client.note_added', [], ['note_id' => 421, 'note_category' => 'general']);

        $this->log()->assertInertia(fn (AssertableInertia $page) => $page->reloadOnly('log', fn (AssertableInertia $part) => $part
            ->where('log.events.0.title', 'Note added')->has('log.events.0.changes', 1)->where('log.events.0.changes.0.label', 'Note category')->etc()));
    }

    public function test_ids_are_shown_as_names_or_not_at_all(): void
    {
        $lead = Lead::factory()->createOne(['first_name' => 'Lea', 'last_name' => 'Ngo']);
        $this->event('client.sms_queued', [], ['sms_message_id' => 1630, 'segments' => 2]);
        $this->event('client.deleted', [], ['lead_id' => $lead->id, 'decided_by' => $this->editor->id, 'import_id' => 7]);

        $this->log()->assertInertia(fn (AssertableInertia $page) => $page->reloadOnly('log', fn (AssertableInertia $part) => $part
            ->where('log.events.0.changes', fn (Collection $changes): bool => $changes->pluck('after', 'label')->all() === ['Lead' => 'Lea Ngo', 'Decided by' => 'Priya Nair', 'Import no.' => '7'])
            ->where('log.events.1.changes', fn (Collection $changes): bool => $changes->pluck('after', 'label')->all() === ['Segments' => '2'])->etc()));
    }

    public function test_the_other_record_of_a_match_is_shown_by_name(): void
    {
        $twin = Client::factory()->createOne(['first_name' => 'Deb', 'last_name' => 'Singh']);
        $this->event('client.match_decided', [], ['with' => "client {$twin->id}"]);
        $this->event('client.match_decided', [], ['with' => 'lead 999']);

        $this->log()->assertInertia(fn (AssertableInertia $page) => $page->reloadOnly('log', fn (AssertableInertia $part) => $part
            ->where('log.events.0.changes.0.after', 'Lead 999')
            ->where('log.events.1.changes.0.after', 'Client Deb Singh')->etc()));
    }

    public function test_codes_are_shown_as_words(): void
    {
        $this->event('client.note_added', [], ['note_category' => 'rsg']);
        $this->event('client.match_decided', ['match' => 'suggested'], ['match' => 'confirmed']);

        $this->log()->assertInertia(fn (AssertableInertia $page) => $page->reloadOnly('log', fn (AssertableInertia $part) => $part
            ->where('log.events.0.changes.0.before', 'Suggested')->where('log.events.0.changes.0.after', 'Confirmed')
            ->where('log.events.1.changes.0.after', 'RSG')->etc()));
    }

    public function test_deposit_entries_list_neither_an_unchanged_client_nor_parts(): void
    {
        $this->event('deposit.approved', ['status' => 'pending', 'client_id' => $this->client->id], ['status' => 'approved', 'client_id' => $this->client->id]);
        $this->event('deposit.split', ['status' => 'pending'], ['status' => 'split', 'parts' => [['id' => 8, 'client_id' => null, 'amount_cents' => 500]]]);

        $this->log()->assertInertia(fn (AssertableInertia $page) => $page->reloadOnly('log', fn (AssertableInertia $part) => $part
            ->where('log.events.0.changes', fn (Collection $changes): bool => $changes->pluck('label')->all() === ['Status'])
            ->where('log.events.1.changes', fn (Collection $changes): bool => $changes->pluck('label')->all() === ['Status'])->etc()));
    }

    /** @param  array<string, int>  $after */
    #[DataProvider('limits')]
    public function test_limits_are_shown_in_dollars_and_minutes(array $after, string $label, string $text): void
    {
        $this->event('client.limit_set', [], $after);

        $this->log()->assertInertia(fn (AssertableInertia $page) => $page->reloadOnly('log', fn (AssertableInertia $part) => $part
            ->where('log.events.0.changes.0.label', $label)->where('log.events.0.changes.0.after', $text)->etc()));
    }

    /** @return iterable<string, array{array<string, int>, string, string}> */
    public static function limits(): iterable
    {
        yield 'cents' => [['limit_deposit_week_cents' => 10_000], 'Deposit limit a week', '$100.00'];
        yield 'minutes' => [['limit_session_day_minutes' => 90], 'Session time limit a day', '90 minutes'];
        yield 'cents of earlier days' => [['limit_loss_month' => 1_234_550], 'Loss limit a month', '$12,345.50'];
        yield 'minutes of earlier days' => [['limit_session_day' => 60], 'Session time limit a day', '60 minutes'];
    }

    /** @param  array<string, string>  $query */
    #[DataProvider('filters')]
    public function test_log_is_filtered_by_actor_action_field_and_period(array $query, int $count): void
    {
        $this->travelTo('2026-11-10 13:30:00');
        $this->event('client.updated', ['email' => 'x'], ['email' => 'y']);
        $this->travelTo('2026-11-12 02:00:00');
        $this->event('client.rated', ['client_rating' => 3], ['client_rating' => 2]);
        app(AuditTrail::class)->record('client.updated', $this->client, ['suburb' => 'x'], ['suburb' => 'y']);

        $query = array_map(fn (string $value): string => str_replace('ME', (string) $this->editor->id, $value), $query);
        $this->log($query)->assertInertia(
            fn (AssertableInertia $page) => $page->reloadOnly('log', fn (AssertableInertia $part) => $part->has('log.events', $count)->where('log.meta.count', $count)->etc()),
        );
    }

    /** @return iterable<string, array{array<string, string>, int}> */
    public static function filters(): iterable
    {
        yield 'none' => [[], 3];
        yield 'me' => [['actor' => 'ME'], 2];
        yield 'the system' => [['actor' => 'system'], 1];
        yield 'both' => [['actor' => 'system,ME'], 3];
        yield 'action' => [['action' => 'client.updated'], 2];
        yield 'field' => [['field' => 'client_rating'], 1];
        yield 'Melbourne’s 10th' => [['from' => '2026-11-10', 'to' => '2026-11-10'], 0];
        yield 'Melbourne’s 10th to 11th' => [['from' => '2026-11-10', 'to' => '2026-11-11'], 1];
    }

    public function test_contact_details_are_masked_and_not_restorable_for_read_only_viewers(): void
    {
        $this->event('client.updated', ['email' => 'then@example.com', 'mobile_e164' => '+61491570156'], ['email' => 'now@example.com', 'mobile_e164' => '+61491570157']);

        $content = '';
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne())->get(route('clients.activity-logs', $this->client))->assertOk()
            ->assertInertia(function (AssertableInertia $page) use (&$content): void {
                $page->reloadOnly('log', function (AssertableInertia $part) use (&$content): void {
                    $content = (string) json_encode($part->toArray());
                    $part->where('log.events.0.changes.0.can_restore', false)->where('log.events.0.changes.0.before', 't•••@example.com')->etc();
                });
            });

        foreach (['then@example', '570 156', '570156', 'now@example'] as $hidden) {
            $this->assertStringNotContainsString($hidden, $content);
        }
    }

    public function test_log_is_exported_with_a_reason_and_the_export_ability(): void
    {
        $this->event('client.updated', ['email' => '=then@example.com'], ['email' => 'now@example.com']);

        $this->export()->assertSessionHas('error');
        $csv = $this->export('Complaint to the regulator')->assertOk()->streamedContent();

        $this->assertStringContainsString("'=then@example.com", $csv);
        $this->assertStringContainsString('Details changed,Priya Nair', $csv);
        $this->assertSame('Complaint to the regulator', AuditEvent::query()->where('action', 'client.activity_exported')->sole()->after['reason']);

        $this->editor = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $this->export('Complaint to the regulator')->assertForbidden();
    }

    public function test_impersonator_is_named(): void
    {
        $actor = User::factory()->createOne(['first_name' => 'Dana', 'last_name' => 'Whitford']);
        CurrentImpersonation::continued($actor->id, fn () => $this->event('client.updated', ['suburb' => 'x'], ['suburb' => 'y']));

        $this->log(['actor' => (string) $actor->id])->assertInertia(fn (AssertableInertia $page) => $page
            ->reloadOnly('log', fn (AssertableInertia $part) => $part->where('log.events.0.impersonator_name', 'Dana Whitford')->etc()));
    }

    private function site(): int
    {
        return OperatorSite::factory()->createOne()->id;
    }

    /**
     * @param  array<string, string>  $query
     * @return TestResponse<Response>
     */
    private function log(array $query = []): TestResponse
    {
        return $this->actingAs($this->editor)->get(route('clients.activity-logs', [$this->client, ...$query]))->assertOk();
    }

    /** @return TestResponse<Response> */
    private function export(string $reason = ''): TestResponse
    {
        return $this->actingAs($this->editor)->get(route('clients.activity-logs.export', [$this->client, 'reason' => $reason]));
    }
}
