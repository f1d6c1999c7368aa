<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\MatchStatus;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormType;
use App\Enums\SiteAccountStatus;
use App\Lists\Clients\ClientList;
use App\Models\Bet;
use App\Models\Client;
use App\Models\MatchSuggestion;
use App\Models\OperatorSite;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\SiteAccount;
use App\Models\TimeOut;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** Every kind of field with every operator, as in the URL of the list. */
final class ClientFilterTest extends TestCase
{
    use RefreshDatabase;

    private User $viewer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne(['timezone' => 'Australia/Perth']);
    }

    /** @param  array<string, string>  $query */
    #[DataProvider('comparisons')]
    public function test_filter_compares_by_its_operator(array $query, string ...$expected): void
    {
        $ann = Client::factory()->managedBy($this->viewer)->createOne([
            'pin' => 'ann', 'first_name' => 'Ann', 'last_name' => "O'Leary", 'state' => 'VIC', 'suburb' => 'Richmond', 'email' => 'Ann@Example.com', 'status' => ClientStatus::Active,
        ]);
        // 8 am on 2 March in Perth, and still 1 March in Greenwich.
        $ann->forceFill(['balance_cents' => 5_000, 'last_bet_at' => '2026-03-01 23:30:00', 'is_barred' => true])->save();
        $bob = Client::factory()->createOne([
            'pin' => 'bob', 'first_name' => 'Bob', 'last_name' => 'Anders', 'state' => null, 'suburb' => 'North Rich_100%', 'email' => null, 'status' => ClientStatus::Closed,
        ]);
        $bob->forceFill(['balance_cents' => -100, 'last_bet_at' => null, 'sms_opted_out_at' => now()])->save();

        $this->assertEqualsCanonicalizing($expected, $this->pins($query));
    }

    public function test_value_is_found_to_be_common_without_reading_its_ids(): void
    {
        Client::factory()->createOne(['status' => ClientStatus::Closed]);
        DB::enableQueryLog();

        $this->pins(['status' => 'closed']);

        $this->assertCount(1, array_filter(array_column(DB::getQueryLog(), 'query'), static fn (string $sql): bool => str_contains($sql, 'limit 1 offset 1000')));
    }

    /** @return iterable<string, list<mixed>> */
    public static function comparisons(): iterable
    {
        yield 'choice is' => [['status' => 'closed', 'status_op' => 'is'], 'bob'];
        yield 'choice is not' => [['status' => 'closed', 'status_op' => 'not'], 'ann'];
        yield 'choice is not, and nothing is not it either' => [['state' => 'VIC', 'state_op' => 'not'], 'bob'];
        yield 'choice is empty' => [['state_op' => 'empty'], 'bob'];
        yield 'choice is not empty' => [['state_op' => 'filled'], 'ann'];
        yield 'not mine' => [['account_manager' => 'me', 'account_manager_op' => 'not'], 'bob'];
        yield 'not unassigned' => [['account_manager' => 'unassigned', 'account_manager_op' => 'not'], 'ann'];
        yield 'neither mine nor unassigned' => [['account_manager' => 'me,unassigned', 'account_manager_op' => 'not']];
        yield 'text contains, in any case' => [['suburb' => 'RICH'], 'ann', 'bob'];
        yield 'text contains what is a wildcard elsewhere' => [['suburb' => '_100%'], 'bob'];
        yield 'text contains an exclamation mark' => [['suburb' => '!']];
        yield 'text is' => [['suburb' => 'richmond', 'suburb_op' => 'is'], 'ann'];
        yield 'text is not' => [['suburb' => 'richmond', 'suburb_op' => 'not'], 'bob'];
        yield 'text is not, and nothing is not it either' => [['email' => 'ann@example.com', 'email_op' => 'not'], 'bob'];
        yield 'text is not, with signs that a database reads as wildcards' => [['email' => '%@%', 'email_op' => 'not'], 'ann', 'bob'];
        yield 'text is not, with a sign for one character' => [['email' => 'ann_example.com', 'email_op' => 'not'], 'ann', 'bob'];
        yield 'text is empty' => [['email_op' => 'empty'], 'bob'];
        yield 'words of a name' => [['name' => 'lear an'], 'ann'];
        yield 'day, of the viewer\'s zone' => [['last_bet_at' => '2026-03-02'], 'ann'];
        yield 'the day before' => [['last_bet_at' => '2026-03-01']];
        yield 'before a day' => [['last_bet_at' => '2026-03-02', 'last_bet_at_op' => 'before']];
        yield 'before the next day' => [['last_bet_at' => '2026-03-03', 'last_bet_at_op' => 'before'], 'ann'];
        yield 'after a day' => [['last_bet_at' => '2026-03-01', 'last_bet_at_op' => 'after'], 'ann'];
        yield 'after the day itself' => [['last_bet_at' => '2026-03-02', 'last_bet_at_op' => 'after']];
        yield 'between days, both taken in' => [['last_bet_at' => '2026-03-02,2026-03-02', 'last_bet_at_op' => 'between'], 'ann'];
        yield 'never' => [['last_bet_at_op' => 'empty'], 'bob'];
        yield 'money is' => [['balance_cents' => '-100'], 'bob'];
        yield 'money at least' => [['balance_cents' => '5000', 'balance_cents_op' => 'least'], 'ann'];
        yield 'money at most' => [['balance_cents' => '0', 'balance_cents_op' => 'most'], 'bob'];
        yield 'money between' => [['balance_cents' => '-100,4999', 'balance_cents_op' => 'between'], 'bob'];
        yield 'yes' => [['is_barred' => '1'], 'ann'];
        yield 'no' => [['is_barred' => '0'], 'bob'];
        yield 'yes of a time' => [['is_sms_opted_out' => '1'], 'bob'];
        yield 'several fields' => [['suburb' => 'rich', 'balance_cents' => '0', 'balance_cents_op' => 'most'], 'bob'];
    }

    /** @param  array<string, string>  $query */
    #[DataProvider('mistakes')]
    public function test_invalid_filter_is_dropped_with_a_message(array $query, string $message): void
    {
        $this->actingAs($this->viewer)->get(route('clients.index', ['state' => 'VIC', ...$query]))
            ->assertRedirect(route('clients.index', ['state' => 'VIC']))
            ->assertSessionHas('error', "Part of that link no longer works and was left out. {$message}");
    }

    /** @return iterable<string, array{array<string, string>, string}> */
    public static function mistakes(): iterable
    {
        yield 'an operator of another kind' => [['status' => 'active', 'status_op' => 'between'], 'Status can’t be compared that way.'];
        yield 'an operator that is none' => [['status' => 'active', 'status_op' => 'like'], 'Status can’t be compared that way.'];
        yield 'no value' => [['status_op' => 'not'], '“Status is not” needs a value.'];
        yield 'empty status, which always has a value' => [['status_op' => 'empty'], 'Status can’t be compared that way.'];
        yield 'a day that is none' => [['last_bet_at' => '2026-02-30'], 'Last bet takes a day such as 2026-11-20, from 1900 to 2099.'];
        yield 'one day for between' => [['last_bet_at' => '2026-02-20', 'last_bet_at_op' => 'between'], 'Last bet between takes two days.'];
        yield 'days backwards' => [['last_bet_at' => '2026-02-20,2026-02-19', 'last_bet_at_op' => 'between'], 'Last bet: the last day is before the first.'];
        yield 'an amount that is none' => [['balance_cents' => 'lots'], 'Balance takes a whole number.'];
        yield 'amounts backwards' => [['balance_cents' => '5,-5', 'balance_cents_op' => 'between'], 'Balance: the highest number is below the lowest.'];
        yield 'a PIN as a name' => [['name' => '40218'], 'Enter letters for Name.'];
        yield 'neither yes nor no' => [['is_barred' => 'maybe'], 'Barred must be yes or no.'];
        yield 'a site that is none' => [['custom_sales_filter' => 'missing_account_atlantis'], 'Sales has no value “missing_account_atlantis”.'];
    }

    public function test_filters_combine_in_every_sort_order(): void
    {
        $facts = [
            'state' => 'VIC',
            'status' => ClientStatus::Active,
            'last_bet_at' => '2026-03-01',
            'last_deposit_at' => '2026-02-01',
            'balance_cents' => 500,
            'betstop_state' => BetstopState::Clear,
        ];
        foreach (
            [
                'fits' => [],
                'never bet' => ['last_bet_at' => null],
                'elsewhere' => ['state' => 'NSW'],
                'nowhere' => ['state' => null],
                'dormant' => ['status' => ClientStatus::Dormant],
                'barred' => ['is_barred' => true],
                'rich' => ['balance_cents' => 90_000],
                'long ago' => ['last_deposit_at' => '2025-01-01'],
                'excluded' => ['betstop_state' => BetstopState::Registered],
                'out' => ['sms_opted_out_at' => now()],
            ] as $pin => $changes
        ) {
            Client::factory()
                ->createOne(['pin' => $pin])
                ->forceFill([...$facts, ...$changes])
                ->save();
        }
        $query = ['state' => 'VIC', 'status' => 'active', 'balance_cents' => '50000', 'balance_cents_op' => 'most', 'last_deposit_at' => '2026-01-01,2026-03-01', 'last_deposit_at_op' => 'between',
            'is_barred' => '0', 'is_sms_opted_out' => '0', 'betstop_state' => 'registered', 'betstop_state_op' => 'not'];

        foreach (app(ClientList::class)->sorts() as $sort) {
            foreach ([$sort->key, "-{$sort->key}"] as $order) {
                $props = $this->actingAs($this->viewer)->get(route('clients.index', [...$query, 'sort' => $order]))->assertOk()->inertiaProps();
                $this->assertEqualsCanonicalizing(['fits', 'never bet'], array_column($props['clients'], 'pin'), $order);
                $this->assertSame(2, $props['meta']['count'], $order);
            }
        }
    }

    public function test_common_filter_lists_and_counts_all_matches(): void
    {
        $site = OperatorSite::factory()->createOne(['name' => 'Regal Bet', 'slug' => 'regalbet']);
        $clients = array_map(static fn (): Client => Client::factory()->createOne(['status' => ClientStatus::Active]), range(1, 45));
        foreach (array_slice($clients, 0, 5) as $client) {
            SiteAccount::factory()->createOne(['client_id' => $client->id, 'operator_site_id' => $site->id, 'status' => SiteAccountStatus::Open]);
        }

        $props = $this->actingAs($this->viewer)->get(route('clients.index', ['custom_sales_filter' => 'missing_account_regalbet', 'per_page' => 50]))->assertOk()->inertiaProps();

        $this->assertSame(40, $props['meta']['count']);
        $this->assertEqualsCanonicalizing(array_column(array_slice($clients, 5), 'id'), array_column($props['clients'], 'id'));
    }

    public function test_email_filter_is_refused_to_viewers_without_contact_access(): void
    {
        $marketing = User::factory()->withAbilities(Ability::ViewClients)->createOne();

        $this->actingAs($marketing)->get(route('clients.index', ['email' => 'ann@']))
            ->assertRedirect(route('clients.index'))
            ->assertSessionHas('error', 'Part of that link no longer works and was left out. You can’t see email addresses, so you can’t filter by them.');
    }

    public function test_spring_carnival_filter_finds_clients_who_stopped_betting(): void
    {
        $this->travelTo(CarbonImmutable::parse('2026-11-21 12:00', 'Australia/Melbourne'));
        // In Melbourne the carnival begins ten hours before it does in Greenwich.
        $quiet = $this->bettor('quiet', '2025-08-31 14:00:00', '2026-01-05');
        $this->bettor('before', '2025-08-31 13:59:59', '2026-01-05');
        $this->bettor('after', '2025-11-30 13:00:00', '2026-01-05');
        $this->bettor('back', '2025-10-10', now()->subDays(59)->toDateTimeString());
        // By days, as quiet clients: at 9:00, 60 days ago.
        $this->bettor('today', '2025-10-10', now()->subDays(60)->subHours(3)->toDateTimeString());
        $this->bettor('barred', '2025-10-10', '2026-01-05', ['is_barred' => true]);
        $this->bettor('excluded', '2025-10-10', '2026-01-05', ['betstop_state' => BetstopState::Registered]);
        $this->bettor('closed', '2025-10-10', '2026-01-05', ['status' => ClientStatus::Closed]);

        $this->assertSame([$quiet->pin], $this->pins(['custom_sales_filter' => 'spring_carnival_reactivation']));
    }

    public function test_sales_filters_leave_out_a_time_out_under_other_details_of_the_person(): void
    {
        $quiet = $this->bettor('quiet', '2026-01-05', '2026-01-05');
        foreach (['left', 'right', 'rejected', 'before'] as $pin) {
            $client = $this->bettor($pin, '2026-01-05', '2026-01-05');
            $other = Client::factory()->createOne();
            TimeOut::query()->create(['client_id' => $other->id, 'starts_at' => '2025-12-01', 'ends_at' => $pin === 'before' ? '2026-01-04' : '2026-02-05']);
            [$left, $right] = $pin === 'left' ? [$other, $client] : [$client, $other];
            MatchSuggestion::factory()->createOne([
                'left_id' => $left->id, 'right_id' => $right->id, 'status' => $pin === 'rejected' ? MatchStatus::Rejected : MatchStatus::Confirmed,
            ]);
        }

        $this->assertEqualsCanonicalizing([$quiet->pin, 'rejected', 'before'], $this->pins(['custom_sales_filter' => 'quiet']));
    }

    public function test_sales_filters_leave_out_people_on_an_rsg_hold(): void
    {
        $quiet = $this->bettor('quiet', '2026-01-05', '2026-01-05');
        $event = ['severity' => RsgEventSeverity::High];
        RsgEvent::factory()->createOne(['client_id' => $this->bettor('event', '2026-01-05', '2026-01-05')->id, ...$event]);
        RsgEvent::factory()->createOne(['client_id' => $this->bettor('minor', '2026-01-05', '2026-01-05')->id]);
        $form = ['form_type' => RsgFormType::SelfExclusion];
        RsgFormSubmission::factory()->createOne(['client_id' => $this->bettor('request', '2026-01-05', '2026-01-05')->id, ...$form]);
        RsgFormSubmission::factory()->createOne(['client_id' => $this->bettor('declined', '2026-01-05', '2026-01-05')->id, ...$form, 'resolved_at' => now()]);
        RsgFormSubmission::factory()->createOne(['client_id' => null, ...$form]);
        foreach (['left', 'right'] as $pin) {
            $client = $this->bettor($pin, '2026-01-05', '2026-01-05');
            $other = Client::factory()->createOne();
            $pin === 'left'
                ? RsgEvent::factory()->createOne(['client_id' => $other->id, ...$event])
                : RsgFormSubmission::factory()->createOne(['client_id' => $other->id, ...$form]);
            [$left, $right] = $pin === 'left' ? [$other, $client] : [$client, $other];
            MatchSuggestion::factory()->createOne(['left_id' => $left->id, 'right_id' => $right->id, 'status' => MatchStatus::Confirmed]);
        }

        $this->assertEqualsCanonicalizing([$quiet->pin, 'minor', 'declined'], $this->pins(['custom_sales_filter' => 'quiet']));
    }

    public function test_account_closed_and_missing_account_filters_read_site_accounts(): void
    {
        $regal = OperatorSite::factory()->createOne(['name' => 'Regal Bet', 'slug' => 'regalbet']);
        $outback = OperatorSite::factory()->createOne(['name' => 'Outback 88', 'slug' => 'outback88']);
        OperatorSite::factory()->createOne(['slug' => 'gone', 'is_active' => false]);
        foreach (['none' => null, 'missing' => SiteAccountStatus::Missing, 'open' => SiteAccountStatus::Open, 'shut' => SiteAccountStatus::Closed] as $pin => $status) {
            $client = Client::factory()->createOne(['pin' => $pin, 'status' => ClientStatus::Active]);
            if ($status !== null) {
                SiteAccount::factory()->createOne(['client_id' => $client->id, 'operator_site_id' => $regal->id, 'status' => $status]);
            }
        }
        Client::factory()->createOne(['pin' => 'left', 'status' => ClientStatus::Closed]);

        $this->assertSame(['shut'], $this->pins(['custom_sales_filter' => 'account_closed']));
        $this->assertEqualsCanonicalizing(['none', 'missing'], $this->pins(['custom_sales_filter' => 'missing_account_regalbet']));
        $this->assertEqualsCanonicalizing(['none', 'missing', 'open', 'shut'], $this->pins(['custom_sales_filter' => 'missing_account_outback88']));

        $choices = $this->actingAs($this->viewer)->get(route('clients.index'))->inertiaProps()['choices']['custom_sales_filter'];
        $this->assertSame(
            ['spring_carnival_reactivation', 'account_closed', 'quiet', "missing_account_{$outback->slug}", "missing_account_{$regal->slug}"],
            array_column($choices, 'value'),
        );
        $this->assertSame('Has no account at Outback 88, nor one applied for.', $choices[3]['hint']);
    }

    /** @param  array<string, mixed>  $facts */
    private function bettor(string $pin, string $betAt, string $lastBetAt, array $facts = []): Client
    {
        $client = Client::factory()->createOne(['pin' => $pin, 'status' => ClientStatus::Active]);
        $client->forceFill(['last_bet_at' => $lastBetAt, ...$facts])->save();
        $account = SiteAccount::factory()->createOne(['client_id' => $client->id]);
        Bet::factory()->createOne(['client_id' => $client->id, 'site_account_id' => $account->id, 'placed_at' => $betAt]);

        return $client;
    }

    /**
     * @param  array<string, string>  $query
     * @return list<string>
     */
    private function pins(array $query): array
    {
        return array_column($this->actingAs($this->viewer)->get(route('clients.index', $query))->assertOk()->inertiaProps()['clients'], 'pin');
    }
}
