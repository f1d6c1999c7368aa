<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Attachment;
use App\Models\AuditEvent;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\Email;
use App\Models\Export;
use App\Models\Impersonation;
use App\Models\Import;
use App\Models\IpSighting;
use App\Models\MatchSuggestion;
use App\Models\Note;
use App\Models\RsgCommunication;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Every list but clients, leads, DB clients, bets and the activity log, which have their own tests. */
final class ListExportTest extends TestCase
{
    use RefreshDatabase;

    private const REASON = 'Asked for by the regulator';

    private const MONEY = [Ability::ViewDeposits, Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits];

    private User $exporter;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        Storage::fake();
        $this->exporter = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::ViewReportExports, ...self::MONEY)->createOne(['timezone' => 'Australia/Perth']);
        $this->client = Client::factory()->createOne(['pin' => '4711', 'first_name' => 'Mei', 'last_name' => 'Lin']);
        $this->actingAs($this->exporter);
    }

    /** @return iterable<string, array{string, Closure(Client): mixed, array<string, string>, string}> the route, what makes its row, cells by their heading, the action */
    public static function lists(): iterable
    {
        yield 'transfers' => ['clients.transfers.export', static fn (Client $client) => Transfer::factory()->createOne([
            'client_id' => $client->id, 'reference' => 'TR-1', 'amount_cents' => 123_450, 'requested_at' => '2026-11-20 03:05:00',
            'from_site_account_id' => SiteAccount::factory()->state(['client_id' => $client->id]), 'to_site_account_id' => SiteAccount::factory()->state(['client_id' => $client->id]),
        ]), ['Reference' => 'TR-1', 'Amount (AUD)' => '1234.50', 'Requested (Australia/Perth)' => '2026-11-20 11:05', 'Settled (Australia/Perth)' => ''], 'client.transfers_exported'];
        yield 'bonuses' => ['clients.bonuses.export', static fn (Client $client) => BonusClaim::factory()->createOne([
            'client_id' => $client->id, 'bonus_promotion_id' => BonusPromotion::factory()->state(['title' => '=Spring']),
        ]), ['Promotion' => "'=Spring", 'Amount (AUD)' => '50.00'], 'client.bonuses_exported'];
        yield 'addresses of sign-ins' => ['clients.ip-report.export', static function (Client $client): void {
            IpSighting::factory()->createOne(['client_id' => $client->id, 'ip' => '203.0.113.7', 'place' => 'Geelong']);
            IpSighting::factory()->createOne(['client_id' => Client::factory()->state(['first_name' => 'Ada', 'last_name' => 'Cho', 'pin' => '88']), 'ip' => '203.0.113.7']);
        }, ['Address' => '203.0.113.7', 'Place' => 'Geelong', 'Other clients' => '1', 'Among them' => 'Ada Cho (88)'], 'client.ip_report_exported'];
        yield 'RSG messages' => ['clients.rsg-communication.export', static fn (Client $client) => RsgCommunication::factory()->createOne([
            'client_id' => $client->id, 'body' => '+stop',
        ]), ['Message' => 'Not shown', 'From' => 'Mei Lin', 'Handled by' => ''], 'client.rsg_communication_exported'];
        yield 'emails' => ['clients.emails.export', static fn (Client $client) => Email::factory()->createOne([
            'client_id' => $client->id, 'subject' => 'Limits', 'from_address' => 'mei@example.com', 'to_address' => 'help@paddock.example',
        ]), ['Subject' => 'Not shown', 'From' => 'm•••@example.com', 'To' => 'help@paddock.example'], 'client.emails_exported'];
        yield 'files' => ['clients.attachments.export', static fn (Client $client) => Attachment::factory()->createOne([
            'subject_id' => $client->id, 'name' => 'passport.pdf',
        ]), ['Name' => 'passport.pdf', 'Type' => 'PDF', 'Size (bytes)' => '1024'], 'client.attachments_exported'];
        yield 'notes' => ['clients.notes.export', static fn (Client $client) => Note::factory()->createOne([
            'subject_id' => $client->id, 'body' => '@SUM(A1)', 'is_pinned' => true,
        ]), ['Note' => "'@SUM(A1)", 'Pinned' => 'Yes'], 'client.notes_exported'];
        yield 'imports' => ['clients.imports.export', static fn () => Import::factory()->createOne(['name' => 'spring.csv', 'total_rows' => 12]),
            ['File' => 'spring.csv', 'Rows' => '12'], 'imports.exported'];
        yield 'match imports' => ['clients.match-imports.export', static fn (Client $client) => MatchSuggestion::factory()->createOne(['left_id' => $client->id, 'score' => 91]),
            ['Score' => '91', 'Record A: name' => 'Mei Lin', 'Record A: PIN' => '4711'], 'matches.exported'];
        yield 'lists of DB clients' => ['db-clients.lists.export', static fn () => DbList::factory()->createOne(['name' => 'Spring calls', 'filled_rows' => 3]),
            ['List' => 'Spring calls', 'DB clients' => '3', 'Overdue' => ''], 'db-lists.exported'];
        yield 'addresses of DB clients' => ['db-clients.addresses.export', static fn () => DbAddress::factory()->createOne([
            'db_client_id' => DbClient::factory()->state(['first_name' => 'Old', 'last_name' => 'Prosper']), 'line' => '1 High St', 'suburb' => 'Kew',
        ]), ['DB client' => 'Old Prosper', 'Address' => '•••', 'Suburb' => 'Kew', 'Validity' => 'unchecked'], 'db-addresses.exported'];
        yield 'numbers of DB clients' => ['db-clients.phone-numbers.export', static fn () => DbPhoneNumber::factory()->createOne(['e164' => '+61491570156', 'is_valid' => false]),
            ['Number' => '•••• ••• 156', 'Validity' => 'wrong', 'Do not contact' => ''], 'db-phone-numbers.exported'];
    }

    /**
     * @param  Closure(Client): mixed  $make
     * @param  array<string, string>  $cells
     */
    #[DataProvider('lists')]
    public function test_export_needs_a_reason_that_is_recorded(string $route, Closure $make, array $cells, string $action): void
    {
        $make($this->client);

        $this->ask($route, '')->assertRedirect()->assertSessionHas($this->isPost($route) ? 'errors' : 'error');
        $this->ask($route, 'abc')->assertRedirect();
        $this->assertSame(0, AuditEvent::query()->count());
        $file = $this->ask($route, self::REASON);
        $lines = $this->lines($this->isPost($route) ? $this->get(route('reports.clients.exports.download', Export::query()->sole()))->assertOk() : $file->assertOk());

        $this->assertCount(2, $lines);
        $row = array_combine($lines[0], $lines[1]);
        $this->assertSame([], array_diff_assoc($cells, $row));
        $event = AuditEvent::query()->orderBy('id')->firstOrFail();
        $this->assertSame([$action, self::REASON, $this->exporter->id], [$event->action, $event->after['reason'] ?? null, $event->actor_id]);
        $this->assertSame($this->isOfClient($route) ? $this->client->id : null, $event->client_id);
    }

    #[DataProvider('lists')]
    public function test_export_needs_the_ability_and_is_forbidden_while_impersonating(string $route): void
    {
        $impersonation = Impersonation::create([
            'actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id,
            'target_id' => $this->exporter->id,
            'reason' => 'Support',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])
            ->ask($route, self::REASON)
            ->assertForbidden();
        $this->flushSession();

        foreach ([
            User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients),
            User::factory()->withAbilities(Ability::ViewReportExports),
            // A contractor, even with other abilities.
            User::factory()->withAbilities(Ability::ViewDbClients, Ability::ViewReportExports, Ability::CanViewDatabaseOnly),
        ] as $person) {
            $this->actingAs($person->createOne())->ask($route, self::REASON)->assertForbidden();
        }
        $this->assertSame(0, AuditEvent::query()->count());
    }

    /** @return array<string, array{string, Closure(Client): mixed, array<string, string>, string}> */
    public static function listsOfClients(): array
    {
        return array_filter(iterator_to_array(self::lists()), static fn (array $list): bool => str_starts_with($list[3], 'client.'));
    }

    /** @param  Closure(Client): mixed  $make */
    #[DataProvider('listsOfClients')]
    public function test_rows_of_other_clients_are_not_exported(string $route, Closure $make): void
    {
        $make(Client::factory()->createOne());

        $this->assertCount(1, $this->lines($this->ask($route, self::REASON)->assertOk()));
        $this->get(route($route, [999_999, 'reason' => self::REASON]))->assertNotFound();
    }

    public function test_file_has_the_filter_and_order_of_the_screen_beyond_one_page(): void
    {
        Note::factory()->count(201)->create(['subject_id' => $this->client->id, 'category' => 'general']);
        Note::factory()->createOne(['subject_id' => $this->client->id, 'category' => 'payment']);

        $this->assertCount(202, $this->lines($this->get(route('clients.notes.export', [$this->client, 'category' => 'general', 'reason' => self::REASON]))->assertOk()));
        $this->assertSame(['category' => 'general'], AuditEvent::query()->sole()->after['filter']);
        $this->get(route('clients.notes.export', [$this->client, 'category' => 'gossip', 'reason' => self::REASON]))
            ->assertRedirect(route('clients.notes', $this->client))->assertSessionHas('error');
    }

    public function test_export_link_without_a_reason_redirects_to_the_list_with_an_error(): void
    {
        $this->actingAs(User::factory()->withAbilities(...Ability::all())->createOne(['is_executive_staff' => true]));
        $ended = 0;
        foreach (Route::getRoutes()->getRoutesByMethod()['GET'] as $route) {
            $name = (string) $route->getName();
            if (! str_ends_with($name, '.export') || array_diff($route->parameterNames(), ['client']) !== []) {
                continue;
            }
            // Like a browser: the message must survive the redirects.
            $this->followingRedirects()->get(route($name, $this->isOfClient($name) ? [$this->client, 'sort' => '-nothing'] : []))->assertOk()->assertSee('reason for this export');
            $ended++;
        }

        $this->assertGreaterThan(10, $ended);
        $this->assertSame(0, AuditEvent::query()->count());
    }

    /** @return TestResponse<Response> */
    private function ask(string $route, string $reason): TestResponse
    {
        $url = route($route, $this->isOfClient($route) ? $this->client : []);

        return $this->isPost($route) ? $this->post($url, ['reason' => $reason]) : $this->get($url.'?'.http_build_query(['reason' => $reason]));
    }

    private function isPost(string $route): bool
    {
        return Route::getRoutes()->getByName($route)?->methods() === ['POST'];
    }

    private function isOfClient(string $route): bool
    {
        return Route::getRoutes()->getByName($route)?->parameterNames() === ['client'];
    }

    /**
     * @param  TestResponse<Response>  $file
     * @return list<list<string>>
     */
    private function lines(TestResponse $file): array
    {
        $rows = explode("\r\n", rtrim(substr($file->streamedContent(), 3), "\r\n"));

        return array_map(static fn (string $row): array => array_map(strval(...), str_getcsv($row, escape: '')), $rows);
    }
}
