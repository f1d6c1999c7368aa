<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Domain\Protection\SuppressionList;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Enums\BetstopUpdateStatus;
use App\Enums\ClientStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\BetstopUpdate;
use App\Models\Client;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class ReceiveBetstopUpdateTest extends IntakeTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
    }

    #[TestWith(['registered'])]
    #[TestWith(['extended'])]
    public function test_only_client_with_the_name_and_birth_date_is_marked_immediately(string $change): void
    {
        $client = $this->person();

        $answer = $this->send('betstop-updates', $this->notice(['change' => $change]))->assertCreated();

        $update = BetstopUpdate::query()->sole();
        $answer->assertExactJson(['id' => $update->id, 'external_id' => 'NSER-1', 'status' => 'actioned', 'client_id' => $client->id]);
        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
        $audit = AuditEvent::query()->where('action', 'client.betstop_registered')->sole();
        $this->assertSame([$client->id, 'clear', 'registered', $update->id], [$audit->subject_id, $audit->before['betstop_state'], $audit->after['betstop_state'], $audit->after['betstop_update_id']]);
        $this->assertSame('actioned', AuditEvent::query()->where('action', 'betstop_update.received')->sole()->after['status']);
    }

    #[TestWith(['ZOE', "D'arcy-O’Neil", 'Zoë', "D'Arcy O'Neil"])]
    #[TestWith(['Mei Lin', 'CHEN', 'Mei-Lin', 'Chen'])]
    public function test_names_are_compared_normalised(string $sentFirst, string $sentLast, string $first, string $last): void
    {
        $client = $this->person(['first_name' => $first, 'last_name' => $last]);

        $this->send('betstop-updates', $this->notice(['first_name' => $sentFirst, 'last_name' => $sentLast]))->assertCreated()->assertJsonPath('client_id', $client->id);
    }

    public function test_closed_clients_are_marked_too(): void
    {
        $client = $this->person(['status' => ClientStatus::Closed]);

        $this->send('betstop-updates', $this->notice())->assertCreated();

        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
    }

    /** @param  array<string, string>  $change */
    #[TestWith([['date_of_birth' => '1988-04-13']])]
    #[TestWith([['first_name' => 'Sarah']])]
    #[TestWith([['last_name' => 'Nguyen']])]
    #[TestWith([['first_name' => '!', 'last_name' => '?']])]
    public function test_uncertain_notice_waits_for_a_colleague(array $change): void
    {
        $client = $this->person();

        $this->send('betstop-updates', $this->notice($change))->assertCreated()->assertJsonPath('status', 'received')->assertJsonPath('client_id', null);

        $this->assertSame(BetstopState::Clear, $client->refresh()->betstop_state);
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['last_name' => 'Walshe']])]
    #[TestWith([['first_name' => 'Em']])]
    #[TestWith([['first_name' => 'Walsh', 'last_name' => 'Emma']])]
    #[TestWith([['date_of_birth' => '1988-12-04']])]
    #[TestWith([['date_of_birth' => '1988-04-13', 'mobile' => '0491 570 156']])]
    #[TestWith([['date_of_birth' => '1988-04-13', 'mobile' => '0491 570 157', 'other_phones' => ['03 9123 4567', '+61 491 570 156']]])]
    #[TestWith([['postcode' => '0800', 'email' => 'emma+betting@example.com', 'date_of_birth' => '1988-04-21']])]
    public function test_person_is_found_with_short_forms_typos_swapped_days_and_other_phones(array $change): void
    {
        $client = $this->person(['mobile_e164' => '+61491570156', 'email' => 'emma@example.com', 'postcode' => '3072']);

        $this->send('betstop-updates', $this->notice($change))->assertCreated()->assertJsonPath('status', 'actioned')->assertJsonPath('client_id', $client->id);

        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
    }

    public function test_household_that_shares_a_mobile_is_not_marked(): void
    {
        $mother = $this->person(['first_name' => 'Margaret', 'date_of_birth' => '1960-02-01', 'mobile_e164' => '+61491570156']);

        $this->send('betstop-updates', $this->notice(['mobile' => '0491 570 156']))->assertCreated()->assertJsonPath('status', 'received')->assertJsonPath('client_id', null);
        $this->assertSame(BetstopState::Clear, $mother->refresh()->betstop_state);
    }

    public function test_all_phones_of_a_notice_are_suppressed(): void
    {
        $this->send('betstop-updates', $this->notice(['mobile' => '0491 570 156', 'other_phones' => ['03 9123 4567', 'unknown']]))->assertCreated();

        $this->assertSame(['+61391234567'], BetstopUpdate::query()->sole()->other_phones);
        $this->assertSame(['+61491570156', '+61391234567'], array_keys(app(SuppressionList::class)->reasons(['+61491570156', '+61391234567'])));
    }

    public function test_clients_with_the_same_name_and_birth_date_are_distinguished_by_phone_or_email(): void
    {
        $one = $this->person(['mobile_e164' => '+61491570156', 'email' => 'one@example.com']);
        $two = $this->person(['mobile_e164' => '+61491570157', 'email' => 'Two@example.com']);

        $this->send('betstop-updates', $this->notice(['external_id' => 'A']))->assertJsonPath('status', 'received')->assertJsonPath('client_id', null);
        $this->send('betstop-updates', $this->notice(['external_id' => 'B', 'email' => 'two@EXAMPLE.com']))->assertJsonPath('status', 'actioned')->assertJsonPath('client_id', $two->id);
        $this->assertSame([BetstopState::Clear, BetstopState::Registered], [$one->refresh()->betstop_state, $two->refresh()->betstop_state]);
        $this->send('betstop-updates', $this->notice(['external_id' => 'C', 'mobile' => '0491 570 156']))->assertJsonPath('client_id', $one->id);
    }

    public function test_person_with_several_brands_is_marked_at_each(): void
    {
        $accounts = [$this->person(['mobile_e164' => '+61491570156']), $this->person(['mobile_e164' => '+61491570156'])];

        $this->send('betstop-updates', $this->notice(['mobile' => '+61 491 570 156']))->assertJsonPath('client_id', $accounts[0]->id);

        $this->assertSame(2, Client::query()->where('betstop_state', BetstopState::Registered)->count());
        $this->assertSame(2, AuditEvent::query()->where('action', 'client.betstop_registered')->count());
    }

    public function test_the_end_of_an_exclusion_is_recorded_and_lifts_nothing(): void
    {
        $client = $this->person();
        $this->send('betstop-updates', $this->notice())->assertCreated();

        $this->send('betstop-updates', $this->notice(['external_id' => 'NSER-2', 'change' => 'ended', 'effective_at' => '2026-11-20T03:00:00Z']))
            ->assertCreated()->assertJsonPath('status', 'received')->assertJsonPath('client_id', $client->id);

        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
    }

    /** @return iterable<string, array{list<int>}> */
    public static function orders(): iterable
    {
        foreach ([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] as $order) {
            yield implode(' ', $order) => [$order];
        }
    }

    /** @param  list<int>  $order */
    #[DataProvider('orders')]
    public function test_client_stays_protected_in_any_order_of_notices(array $order): void
    {
        $client = $this->person();
        $notices = [
            $this->notice(['external_id' => 'A', 'effective_at' => '2026-01-01T00:00:00Z']),
            $this->notice(['external_id' => 'B', 'effective_at' => '2026-06-01T00:00:00Z', 'change' => 'ended']),
            $this->notice(['external_id' => 'C', 'effective_at' => '2026-11-01T00:00:00Z', 'change' => 'extended']),
        ];

        foreach ($order as $number) {
            $this->send('betstop-updates', $notices[$number])->assertCreated();
        }

        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
        $this->assertSame(['A' => 'actioned', 'B' => 'received', 'C' => 'actioned'], BetstopUpdate::query()->orderBy('external_id')->toBase()->pluck('status', 'external_id')->all());
    }

    public function test_late_notice_does_not_undo_a_verified_end(): void
    {
        $client = $this->person();
        BetstopUpdate::factory()->createOne([
            'client_id' => $client->id,
            'change' => BetstopChange::Ended,
            'status' => BetstopUpdateStatus::Verified,
            'effective_at' => '2026-10-01',
        ]);

        $this->send('betstop-updates', $this->notice(['external_id' => 'late', 'effective_at' => '2026-09-01T00:00:00Z']))
            ->assertJsonPath('status', 'received')
            ->assertJsonPath('client_id', $client->id);
        $this->assertSame(BetstopState::Clear, $client->refresh()->betstop_state);

        $this->send('betstop-updates', $this->notice(['external_id' => 'new', 'effective_at' => '2026-10-02T00:00:00Z']))->assertJsonPath('status', 'actioned');
        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state);
    }

    public function test_repeated_notice_returns_the_first_and_another_with_its_id_is_a_conflict(): void
    {
        $this->person();
        $notice = $this->notice(['mobile' => '0491 570 156', 'email' => 'Emma@example.com', 'postcode' => '3072']);
        $first = $this->send('betstop-updates', $notice)->assertCreated()->json();

        $this->send('betstop-updates', [...$notice, 'mobile' => '+61491570156'])->assertOk()->assertExactJson($first);
        $this->send('betstop-updates', [...$notice, 'change' => 'ended'])->assertConflict()->assertJsonPath('type', 'urn:paddock:problem:reference-taken');

        $this->assertSame(1, BetstopUpdate::query()->count());
        $this->assertSame(1, AuditEvent::query()->where('action', 'betstop_update.received')->count());
    }

    public function test_invalid_number_does_not_stop_a_notice(): void
    {
        $client = $this->person();

        $this->send('betstop-updates', $this->notice(['mobile' => 'unknown']))->assertCreated()->assertJsonPath('client_id', $client->id);
        $this->assertNull(BetstopUpdate::query()->sole()->mobile_e164);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'no id' => [['external_id' => null], 'external_id'];
        yield 'no first name' => [['first_name' => ' '], 'first_name'];
        yield 'a list for a name' => [['last_name' => ['Walsh']], 'last_name'];
        yield 'a birthday in another order' => [['date_of_birth' => '12/04/1988'], 'date_of_birth'];
        yield 'a birthday to come' => [['date_of_birth' => '2027-01-01'], 'date_of_birth'];
        yield 'a change that is none' => [['change' => 'lifted'], 'change'];
        yield 'a time without a zone' => [['effective_at' => '2026-11-01 00:00:00'], 'effective_at'];
        yield 'a time far away' => [['effective_at' => '2100-01-01T00:00:00Z'], 'effective_at'];
        yield 'a long postcode' => [['postcode' => '30721'], 'postcode'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_invalid_field_gets_an_error_and_creates_nothing(array $mistake, string $field): void
    {
        $answer = $this->send('betstop-updates', $this->notice($mistake))->assertUnprocessable();

        $this->assertSame([$field], array_keys($answer->json('errors')));
        $this->assertSame(0, BetstopUpdate::query()->count());
    }

    public function test_a_token_needs_the_scope(): void
    {
        $this->send('betstop-updates', $this->notice(), token: $this->token(IntakeScope::CreateClients))->assertForbidden();
        $this->send('betstop-updates', $this->notice(), token: 'paddock_wrong')->assertUnauthorized();
        $this->assertSame(0, BetstopUpdate::query()->count());
    }

    /** @param  array<string, mixed>  $change */
    private function person(array $change = []): Client
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12', ...$change]);
        $client->forceFill(['betstop_state' => BetstopState::Clear])->save();

        return $client;
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    private function notice(array $change = []): array
    {
        return [...[
            'external_id' => 'NSER-1',
            'first_name' => 'Emma',
            'last_name' => 'Walsh',
            'date_of_birth' => '1988-04-12',
            'change' => 'registered',
            'effective_at' => '2026-11-19T00:00:00+11:00',
        ], ...$change];
    }
}
