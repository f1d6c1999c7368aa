<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\Ability;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\MessageDirection;
use App\Enums\PhoneOutcome;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\PermissionReceipt;
use App\Models\PhoneLog;
use App\Models\User;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class PhoneLogTest extends TestCase
{
    use RefreshDatabase;

    private const NUMBER = '+61491570156';

    private User $caller;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        // Friday, 14:00 in Melbourne: within the hours of calls.
        $this->travelTo('2026-11-20 03:00:00');
        $this->caller = User::factory()
            ->withRole(StaffRole::SeniorAccountManager)
            ->createOne(['first_name' => 'Siobhan', 'last_name' => 'Keane']);
        $this->client = Client::factory()->createOne([
            'first_name' => 'Emma',
            'last_name' => 'Walsh',
            'mobile_e164' => self::NUMBER,
            'state' => 'VIC',
            'status' => 'active',
            'is_barred' => false,
            'betstop_state' => 'clear',
        ]);
        BetstopCheck::factory()->createOne([
            'person_type' => 'client',
            'person_id' => $this->client->id,
            'result' => 'clear',
            'valid_until' => now()->addDay(),
        ]);
        $this->actingAs($this->caller);
    }

    public function test_log_lists_calls_newest_first_with_person_colleague_and_outcome(): void
    {
        $this->logged(['called_at' => now()->subHours(2), 'seconds' => 65, 'outcome' => PhoneOutcome::Answered]);
        $this->logged(['called_at' => now()->subHour(), 'person_type' => null, 'person_id' => null, 'number_e164' => null, 'direction' => MessageDirection::Inbound]);

        $this->get('/users/phone-logs')->assertInertia(fn ($page) => $page->component('Users/PhoneLogs')->has('calls', 2)
            ->where('calls.0.person_name', null)->where('calls.0.number', null)->where('calls.0.outcome', null)
            ->where('calls.1.person_name', 'Emma Walsh')->where('calls.1.number', self::NUMBER)->where('calls.1.user_name', 'Siobhan Keane')->where('calls.1.seconds', 65));
    }

    public function test_people_managers_see_masked_numbers_and_no_names_and_export_nothing(): void
    {
        $this->logged();
        $this->logged(['person_type' => 'lead', 'person_id' => Lead::factory()->createOne()->id]);
        $this->logged(['person_type' => 'db_client', 'person_id' => DbClient::factory()->createOne()->id]);
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne());

        $this->get('/users/phone-logs')->assertInertia(fn ($page) => $page->where('can_export', false)->where('calls.2.number', '•••• ••• 156')->where('calls.2.person_type', 'client')
            ->where('calls', fn (mixed $calls): bool => array_column($calls->all(), 'person_name') === [null, null, null]));
        $this->get('/users/phone-logs/export?reason=Monthly review')->assertForbidden();
    }

    public function test_file_has_names_and_masked_numbers_and_is_recorded(): void
    {
        $this->logged();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewPhoneLogs, Ability::ViewClients, Ability::ViewReportExports)->createOne());

        $file = $this->get('/users/phone-logs/export?reason=Monthly review')->assertOk()->streamedContent();

        $this->assertStringContainsString('Emma Walsh', $file);
        $this->assertStringNotContainsString('570156', $file);
        $this->assertSame('Monthly review', AuditEvent::query()->where('action', 'phone-log.exported')->sole()->after['reason']);
    }

    #[TestWith(['user=me', 1])]
    #[TestWith(['direction=inbound', 1])]
    #[TestWith(['outcome=busy', 1])]
    #[TestWith(['from=2026-11-20', 1])]
    public function test_filters_narrow_the_log(string $query, int $rows): void
    {
        $this->logged(['outcome' => PhoneOutcome::Busy, 'called_at' => now()]);
        $this->logged(['direction' => MessageDirection::Inbound, 'user_id' => User::factory()->createOne()->id, 'called_at' => now()->subDays(2)]);

        $this->get("/users/phone-logs?{$query}")->assertInertia(fn ($page) => $page->has('calls', $rows));
    }

    #[TestWith(['0491 570 156', 2])]
    #[TestWith(['+61 491 570 156', 2])]
    #[TestWith(['0061 (491) 570-156', 2])]
    #[TestWith(['491570156', 2])]
    #[TestWith(['03 9876 5432', 1])]
    #[TestWith(['0491 570', 0])]
    #[TestWith(['Walsh', 0])]
    public function test_search_finds_the_calls_of_a_whole_number_in_any_notation(string $search, int $rows): void
    {
        $this->logged();
        $this->logged(['person_type' => null, 'person_id' => null]);
        $this->logged(['person_type' => null, 'person_id' => null, 'number_e164' => '+61398765432']);
        $this->logged(['person_type' => null, 'person_id' => null, 'number_e164' => null]);

        $this->get('/users/phone-logs?'.http_build_query(['search' => $search]))->assertInertia(fn ($page) => $page->has('calls', $rows));
    }

    public function test_masked_number_cannot_be_guessed_by_searching(): void
    {
        $this->logged();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewPhoneLogs, Ability::ViewClients, Ability::ViewReportExports)->createOne());

        $this->get('/users/phone-logs?search=0491570156')->assertInertia(fn ($page) => $page->has('calls', 0));
        $this->assertStringNotContainsString('Emma Walsh', $this->get('/users/phone-logs/export?reason=Monthly review&search=0491570156')->streamedContent());
    }

    public function test_viewers_of_clients_filter_the_calls_of_one_client(): void
    {
        $this->logged();
        $this->logged(['person_type' => 'lead']);
        $this->logged(['person_id' => Client::factory()->createOne()->id]);

        $this->get("/users/phone-logs?client={$this->client->id}")->assertInertia(
            fn ($page) => $page->has('calls', 1)->where('calls.0.person_name', 'Emma Walsh')->where('client.label', "Emma Walsh ({$this->client->pin})"),
        );
        // Others don't learn whose calls they read.
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())
            ->get("/users/phone-logs?client={$this->client->id}")
            ->assertInertia(fn ($page) => $page->has('calls', 3)->where('client', null));
    }

    #[TestWith(['search=0491570156', 'phone_logs_number_e164_called_at_id_index'])]
    #[TestWith(['client=1', 'phone_logs_person_type_person_id_called_at_id_index'])]
    #[Group('sqlite')]
    public function test_page_of_a_number_or_client_reads_its_index(string $query, string $index): void
    {
        $pages = [];
        DB::listen(static function (QueryExecuted $executed) use (&$pages): void {
            if (str_contains($executed->sql, '"phone_logs"') && str_contains($executed->sql, 'order by')) {
                $pages[] = [$executed->sql, $executed->bindings];
            }
        });

        $this->get("/users/phone-logs?{$query}")->assertOk();

        [[$sql, $bindings]] = $pages;
        $plan = implode("\n", array_column(DB::select("explain query plan {$sql}", $bindings), 'detail'));
        $this->assertStringContainsString($index, $plan);
        $this->assertStringNotContainsString('TEMP B-TREE', $plan);
    }

    public function test_colleague_without_the_ability_is_refused(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne())->get('/users/phone-logs')->assertForbidden();
    }

    public function test_call_to_a_client_is_logged_with_a_receipt_and_in_the_timeline(): void
    {
        $this->dial('0491 570 156')->assertCreated()->assertJsonPath('number', self::NUMBER);

        $call = PhoneLog::query()->sole();
        $this->assertSame(['client', $this->client->id, $this->caller->id, null], [$call->person_type, $call->person_id, $call->user_id, $call->outcome]);
        $this->assertTrue((bool) PermissionReceipt::query()->where('subject_type', 'phone_log')->where('subject_id', $call->id)->sole()->is_allowed);

        $this->putJson("/calls/{$call->id}", ['outcome' => 'no_answer'])->assertNoContent();
        $this->assertSame(PhoneOutcome::NoAnswer, $call->refresh()->outcome);
        $lines = $this->get(route('clients.timeline.older', $this->client))->json('entries') ?? [];
        $texts = array_column(array_filter($lines, static fn (array $line): bool => $line['source'] === 'call'), 'text');
        $this->assertSame(['Call to the client by Siobhan Keane'], array_values($texts));
    }

    public function test_second_click_is_the_same_call(): void
    {
        $this->dial(self::NUMBER)->assertCreated();
        $this->dial(self::NUMBER)->assertCreated();
        $this->assertSame(1, PhoneLog::query()->count());

        $this->travel(1)->minutes();
        $this->dial(self::NUMBER)->assertCreated();
        $this->assertSame(2, PhoneLog::query()->count());
    }

    public function test_call_to_an_excluded_client_is_refused_and_recorded(): void
    {
        $this->client->forceFill(['is_barred' => true])->save();

        $this->dial(self::NUMBER)->assertUnprocessable()->assertJsonPath('message', 'This client is barred and must not be contacted.');

        $this->assertSame(0, PhoneLog::query()->count());
        $receipt = PermissionReceipt::query()->sole();
        $this->assertSame(['call', false, $this->client->id], [$receipt->purpose->value ?? $receipt->purpose, (bool) $receipt->is_allowed, $receipt->person_id]);
    }

    public function test_number_of_another_person_is_refused(): void
    {
        $this->dial('0491 570 999')->assertUnprocessable()->assertJsonValidationErrorFor('number');
    }

    public function test_lead_needs_a_recorded_consent(): void
    {
        $lead = Lead::factory()->createOne(['mobile_e164' => '+61491570110', 'state' => 'VIC']);
        $this->dial('+61491570110', 'lead', $lead->id)
            ->assertUnprocessable()
            ->assertJsonPath('message', 'No consent to this channel is recorded.');

        DB::table('consents')->insert([
            'person_type' => 'lead',
            'person_id' => $lead->id,
            'channel' => 'phone',
            'purpose' => 'marketing',
            'basis' => 'express',
            'recorded_at' => now(),
            'created_at' => now(),
        ]);
        $this->dial('+61491570110', 'lead', $lead->id)->assertCreated();
    }

    #[TestWith([ConsentBasis::Express, 201])]
    #[TestWith([ConsentBasis::None, 422])]
    public function test_consent_of_a_db_client_is_that_of_the_number(ConsentBasis $basis, int $status): void
    {
        $dbClient = DbClient::factory()->createOne(['status' => DbClientStatus::Validated]);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570111', 'consent_basis' => $basis]);
        $this->actingAs(User::factory()->withRole(StaffRole::Developer)->createOne());

        $this->dial('+61491570111', 'db_client', $dbClient->id)->assertStatus($status);
    }

    public function test_record_that_the_caller_cannot_view_is_refused(): void
    {
        $dbClient = DbClient::factory()->createOne();
        $this->actingAs(User::factory()->withRole(StaffRole::RsgOfficer)->createOne());

        $this->dial(self::NUMBER, 'db_client', $dbClient->id)->assertNotFound();
    }

    public function test_roles_without_contact_details_cannot_call(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());
        $this->dial(self::NUMBER)->assertForbidden();
    }

    public function test_only_the_caller_saves_the_outcome(): void
    {
        $call = $this->logged(['user_id' => User::factory()->createOne()->id]);

        $this->putJson("/calls/{$call->id}", ['outcome' => 'busy'])->assertNotFound();
        $own = $this->logged();
        $this->putJson("/calls/{$own->id}", ['outcome' => 'great'])->assertUnprocessable();
    }

    /** @return TestResponse<Response> */
    private function dial(string $number, string $type = 'client', ?int $id = null): TestResponse
    {
        return $this->postJson('/calls', ['person_type' => $type, 'person_id' => $id ?? $this->client->id, 'number' => $number]);
    }

    /** @param  array<string, mixed>  $with */
    private function logged(array $with = []): PhoneLog
    {
        return PhoneLog::query()->create([
            'direction' => MessageDirection::Outbound,
            'number_e164' => self::NUMBER,
            'person_type' => 'client',
            'person_id' => $this->client->id,
            'user_id' => $this->caller->id,
            'called_at' => now(),
            ...$with,
        ]);
    }
}
