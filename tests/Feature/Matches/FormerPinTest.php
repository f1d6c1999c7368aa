<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Intake\RequestWithdrawal;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\Deposits\NewBankLine;
use App\Domain\Imports\KnownPeople;
use App\Domain\Imports\ParsedRow;
use App\Domain\Intake\ClientMatcher;
use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Enums\PaymentRail;
use App\Models\Client;
use App\Models\IpSighting;
use App\Models\Merge;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\PaymentDescription;
use Tests\Feature\Api\IncomingWork;
use Tests\Feature\Api\IntakeTestCase;

/** After a merge, the PIN of the merged record finds the surviving client. */
final class FormerPinTest extends IntakeTestCase
{
    private Client $survivor;

    private Merge $merge;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-20 03:10:00');
        [$first, $second, $this->survivor] = array_map(
            static fn (string $pin): Client => Client::factory()->createOne([
                'pin' => $pin,
                'first_name' => 'Emma',
                'last_name' => 'Walsh',
            ]),
            ['48211', '48212', '48213'],
        );
        $user = User::factory()->createOne();
        // 48211 is merged twice: into 48212, which is then merged into 48213.
        $this->app->make(MergeClients::class)->handle($second->id, $first->id, [], 'Same person', $user);
        $this->merge = $this->app->make(MergeClients::class)->handle($this->survivor->id, $second->id, [], 'Same person', $user);
    }

    public function test_intake_accepts_former_pins(): void
    {
        foreach ([IncomingWork::withdrawal(), IncomingWork::rsgCommunication(), IncomingWork::formSubmission(), IncomingWork::review()] as $work) {
            $this->send($work->path, [...$work->body, 'client_pin' => '48211'])->assertCreated();
            $this->assertSame([$this->survivor->id], $work->makes[0]::query()->pluck('client_id')->all(), $work->path);
        }
        $sighting = ['ip' => '203.0.113.7', 'device_hash' => 'd1', 'seen_at' => '2026-11-20T12:00:00+11:00'];
        $this->send('ip-sightings', ['sightings' => [['client_pin' => '48212', ...$sighting], ['client_pin' => '48213', ...$sighting]]])->assertOk();
        $this->assertSame([$this->survivor->id], IpSighting::query()->pluck('client_id')->all());
    }

    public function test_withdrawal_whose_client_is_merged_while_it_waits_for_the_lock_is_the_survivors(): void
    {
        $client = Client::factory()->createOne(['balance_cents' => 5_000]);
        $this->app->make(MergeClients::class)->handle($this->survivor->id, $client->id, [], 'Same person', User::factory()->createOne());

        $withdrawal = $this->app->make(RequestWithdrawal::class)->handle(new Withdrawal(['reference' => 'W-1', 'client_id' => $client->id, 'amount_cents' => 5_000, 'requested_at' => now()]), null);

        $this->assertSame($this->survivor->id, $withdrawal->client_id);
        $this->assertNotNull($withdrawal->held_at);
    }

    public function test_deposit_whose_client_is_merged_while_it_waits_for_the_lock_is_suggested_for_the_survivor(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Reid', 'pin' => '70002']);
        $merge = fn (): Merge => $this->app->make(MergeClients::class)->handle($this->survivor->id, $client->id, [], 'Same person', User::factory()->createOne());
        // Between the matching and the lock.
        Client::retrieved(static function () use (&$merge): void {
            [$do, $merge] = [$merge, null];
            $do === null ?: $do();
        });

        $received = $this->app->make(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Eft, 'B-1', null, 'Payment from Tom Reid 70002', 5_000, now()->toImmutable()));

        $this->assertSame($this->survivor->id, $received->deposit->client_id);
    }

    public function test_imported_row_with_a_former_pin_is_about_the_survivor(): void
    {
        $known = KnownPeople::find(ImportKind::Clients, [new ParsedRow(2, [], ['pin' => '48211'], [])]);

        $this->assertSame([$this->survivor->id], $known->ids(KnownPeople::BY_PIN, '48211'));
    }

    public function test_bank_line_with_a_former_pin_is_matched(): void
    {
        foreach (['48211', '48212', '48213'] as $pin) {
            $this->assertSame($this->survivor->id, $this->app->make(ClientMatcher::class)->match(PaymentDescription::parse("Payment from E WALSH {$pin}"))?->id);
        }
        $this->app->make(UndoMerge::class)->handle($this->merge, User::factory()->createOne());

        $this->assertSame($this->merge->loser_id, $this->app->make(ClientMatcher::class)->match(PaymentDescription::parse('Payment from E WALSH 48211'))?->id);
    }

    public function test_search_by_a_former_pin_finds_the_survivor(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        $this->get('/clients?search=48211')->assertInertia(fn ($page) => $page->where('clients.0.id', $this->survivor->id)->has('clients', 1));
        foreach (['48211', 'pin:48211', 'pin:48212', 'pin:48213', 'walsh pin:48211'] as $search) {
            $this->get('/clients/top-search-bar/'.rawurlencode($search))->assertInertia(fn ($page) => $page->where('clients.0.id', $this->survivor->id)->has('clients', 1));
        }
    }

    public function test_pin_of_a_deleted_client_finds_no_one(): void
    {
        $this->survivor->delete();

        $this->assertNull($this->app->make(ClientMatcher::class)->match(PaymentDescription::parse('Payment from E WALSH 48211')));
    }
}
