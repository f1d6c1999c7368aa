<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\CheckClientRisk;
use App\Actions\Clients\RateClient;
use App\Actions\Clients\SaveSiteAccount;
use App\Actions\Clients\UpdateClient;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Clients\SiteAccountEdit;
use App\Enums\Ability;
use App\Enums\BarredList;
use App\Enums\BetstopState;
use App\Enums\RiskCheckValue;
use App\Enums\SiteAccountStatus;
use App\Inertia\Testing\AssertableInertia;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Collection;
use PHPUnit\Framework\Attributes\TestWith;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Tests\TestCase;

final class ClientTimeTravelTest extends TestCase
{
    use RefreshDatabase;

    private User $editor;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-09-01 00:00:00');
        $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel, Ability::RiskCheckClients)->createOne(['timezone' => 'Australia/Melbourne']);
        $this->client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'suburb' => 'Carlton', 'email' => 'harriet@example.com'])->refresh();
    }

    #[TestWith([1])]
    #[TestWith([2])]
    #[TestWith([3])]
    public function test_record_of_any_past_moment_is_reconstructed(int $seed): void
    {
        $random = new Randomizer(new Mt19937($seed));
        $this->client->forceFill(['status' => 'pending', 'new_account_checked_at' => null])->save();
        $managers = [User::factory()->createOne()->id, User::factory()->createOne()->id];
        $stood = [];

        for ($step = 0; $step < 25; $step++) {
            // Several changes may fall into one second.
            $this->travel($random->getInt(0, 2))->days();
            $this->change($random, $managers);
            $stood[now()->addSecond()->toDateTimeString()] = ClientPast::valuesOf($this->client->refresh());
        }

        foreach ($stood as $moment => $values) {
            $this->assertSame($values, (new ClientPast(CarbonImmutable::parse($moment), $this->client))->fields(), "as at {$moment}, seed {$seed}");
        }
    }

    public function test_past_day_shows_the_record_at_the_end_of_the_day_in_the_viewers_time_zone(): void
    {
        // 23:30 and 00:30 in Melbourne.
        $this->travelTo('2026-09-10 13:30:00');
        $this->edit(['suburb' => 'Fitzroy']);
        $this->travelTo('2026-09-10 14:30:00');
        $this->edit(['suburb' => 'Brunswick', 'email' => 'new@example.com']);
        $this->travelTo('2026-09-20 02:00:00');

        $this->actingAs($this->editor)->get(route('clients.edit', [$this->client, 'as_of' => '2026-09-10']))->assertOk()
            ->assertInertia(fn (AssertableInertia $page) => $page
                ->where('as_of.day', '2026-09-10')->where('as_of.existed', true)
                ->where('as_of.fields', fn (Collection $fields): bool => $fields->contains(['field' => 'suburb', 'label' => 'Suburb', 'past' => 'Fitzroy', 'present' => 'Brunswick', 'differs' => true])
                    && $fields->contains(['field' => 'last_name', 'label' => 'Last name', 'past' => 'Okafor', 'present' => 'Okafor', 'differs' => false]))
                ->where('form.suburb', 'Brunswick')
                ->etc());
    }

    public function test_former_contact_details_are_masked_like_current_ones(): void
    {
        $this->travelTo('2026-09-10 02:00:00');
        $this->edit(['email' => 'new@example.com']);
        $reader = User::factory()->withAbilities(Ability::ViewClients)->createOne();

        $response = $this->actingAs($reader)->get(route('clients.edit', [$this->client, 'as_of' => '2026-09-05']))->assertOk();

        $this->assertStringNotContainsString('harriet@example.com', (string) $response->getContent());
        $this->assertStringNotContainsString('new@example.com', (string) $response->getContent());
    }

    public function test_past_view_includes_other_panels_and_is_read_only(): void
    {
        $this->actingAs($this->editor);
        [$site, $other] = [OperatorSite::factory()->createOne(['name' => 'Alpha']), OperatorSite::factory()->createOne(['name' => 'Beta'])];
        $this->travelTo('2026-09-05 02:00:00');
        app(SaveSiteAccount::class)->handle($this->client, $site, new SiteAccountEdit(0, 'joe', SiteAccountStatus::Open));
        app(RateClient::class)->handle($this->client, 3, $this->editor, $this->client->refresh()->client_rating);
        $this->travelTo('2026-09-06 02:00:00');
        BarredEntry::factory()->createOne(['client_id' => $this->client->id, 'list' => BarredList::Barred, 'reason' => 'Card fraud']);
        app(AuditTrail::class)->record('client.updated', $this->client, ['is_barred' => false], ['is_barred' => true]);
        $this->travelTo('2026-09-15 02:00:00');
        app(SaveSiteAccount::class)->handle($this->client, $site, new SiteAccountEdit(1, 'joseph', SiteAccountStatus::Closed));
        SiteAccount::factory()->createOne(['client_id' => $this->client->id, 'operator_site_id' => $other->id, 'username' => 'joe2', 'status' => SiteAccountStatus::Applied]);
        OperatorSite::factory()->createOne(['name' => 'Gamma']);
        SiteAccount::factory()->createOne([
            'client_id' => $this->client->id,
            'operator_site_id' => OperatorSite::factory()->createOne(['name' => 'Zeta'])->id,
            'username' => 'old',
            'created_at' => '2026-09-04 02:00:00',
        ]);
        app(RateClient::class)->handle($this->client, 5, $this->editor, $this->client->refresh()->client_rating);
        BarredEntry::factory()->createOne(['client_id' => $this->client->id, 'list' => BarredList::SelfExclusion, 'reason' => 'Asked by phone']);
        $this->client->refresh()->forceFill(['is_barred' => true, 'sms_opted_out_at' => now()])->save();
        app(AuditTrail::class)->record('client.sms_opted_out', $this->client, ['sms_opted_out_at' => null], ['sms_opted_out_at' => now()->toDateTimeString()]);
        $this->travelTo('2026-09-20 02:00:00');

        $this->get(route('clients.edit', [$this->client, 'as_of' => '2026-09-10']))->assertInertia(
            fn (AssertableInertia $page) => $page->where('can_edit', false)->loadDeferredProps(
                fn (AssertableInertia $part) => $part
                    ->has('site_accounts', 3)
                    ->where('site_accounts.2.username', 'old')
                    ->where('site_accounts.0', [
                        'operator_site_id' => $site->id,
                        'site_name' => 'Alpha',
                        'is_site_active' => true,
                        'username' => 'joe',
                        'former_usernames' => [],
                        'status' => 'open',
                        'balance_cents' => 0,
                        'version' => 0,
                        'choices' => [],
                    ])
                    ->where('site_accounts.1.status', 'missing')
                    ->where('site_accounts.1.username', null)
                    ->where('site_accounts.1.choices', [])
                    ->has('ratings', 1)
                    ->where('ratings.0.to', 3)
                    ->where('marks.0.is_set', true)
                    ->where('marks.0.explanation', fn (string $text): bool => str_ends_with($text, ': Card fraud'))
                    ->where('marks.2.is_set', false)
                    ->where('marks.2.explanation', 'Can receive messages.')
                    ->where(
                        'history',
                        fn (Collection $history): bool => $history->every(
                            fn (array $entry): bool => $entry['at'] < '2026-09-10T14:00:00Z',
                        ) && $history->isNotEmpty(),
                    )
                    ->etc(),
            ),
        );

        $this->get(route('clients.edit', [$this->client, 'as_of' => '2026-09-02']))->assertInertia(
            fn (AssertableInertia $page) => $page->loadDeferredProps(
                fn (AssertableInertia $part) => $part
                    ->where('site_accounts.0.status', 'missing')
                    ->where('site_accounts.0.username', null)
                    ->where('ratings', [])
                    ->where('marks.0.is_set', false)
                    ->etc(),
            ),
        );
        $this->get(route('clients.edit', $this->client))->assertInertia(
            fn (AssertableInertia $page) => $page
                ->where('can_edit', true)
                ->loadDeferredProps(
                    fn (AssertableInertia $part) => $part
                        ->has('site_accounts', 4)
                        ->where('site_accounts.0.status', 'closed')
                        ->where('marks.2.is_set', true)
                        ->has('ratings', 2)
                        ->etc(),
                ),
        );
    }

    public function test_day_before_the_client_was_created_shows_a_message(): void
    {
        $this->travelTo('2026-09-20 02:00:00');

        $this->actingAs($this->editor)->get(route('clients.edit', [$this->client, 'as_of' => '2026-08-31']))
            ->assertInertia(fn (AssertableInertia $page) => $page->where('as_of', ['day' => '2026-08-31', 'existed' => false, 'balance_cents' => 0, 'fields' => []])->etc());
    }

    #[TestWith(['2026-09-21', 'Choose today or an earlier date.'])]
    #[TestWith(['2026-02-30', 'Enter a date such as 2026-10-01. This is the current record.'])]
    #[TestWith(['yesterday', 'Enter a date such as 2026-10-01. This is the current record.'])]
    public function test_invalid_day_opens_the_current_record_with_a_message(string $day, string $message): void
    {
        $this->travelTo('2026-09-20 02:00:00');

        $this->actingAs($this->editor)->get(route('clients.edit', [$this->client, 'as_of' => $day]))
            ->assertRedirect(route('clients.edit', $this->client))->assertSessionHas('error', $message);
    }

    /** @param  array<string, string>  $fields */
    private function edit(array $fields): void
    {
        $base = ClientFields::of($this->client->refresh());
        app(UpdateClient::class)->handle($this->client, new ClientEdit($this->client->version, [...$base, ...$fields], $base), $this->editor);
    }

    /** @param  list<int>  $managers */
    private function change(Randomizer $random, array $managers): void
    {
        match ($random->getInt(0, 6)) {
            0 => $this->edit(['suburb' => ['', 'Fitzroy', 'Carlton', 'Brunswick'][$random->getInt(0, 3)]]),
            1 => $this->edit(['email' => ['', 'a@example.com', 'b@example.com'][$random->getInt(0, 2)], 'preferred_name' => ['', 'Harry'][$random->getInt(0, 1)]]),
            2 => $this->edit(['account_manager_id' => ['', (string) $managers[0], (string) $managers[1]][$random->getInt(0, 2)]]),
            3 => app(RateClient::class)->handle($this->client, $random->getInt(1, 8), $this->editor, $this->client->refresh()->client_rating),
            4 => $this->edit(['status' => $this->client->refresh()->status->value === 'active' ? 'dormant' : ($this->client->status->value === 'pending' ? 'verified' : 'active')]),
            5 => $this->client->refresh()->new_account_checked_at === null
                ? app(CheckClientRisk::class)->handle($this->client, RiskCheckValue::Good, $this->editor)
                : $this->edit(['date_of_birth' => ['1986-02-04', '1980-12-31'][$random->getInt(0, 1)]]),
            default => $this->register(),
        };
    }

    /** As the intake enters a notice of the register. */
    private function register(): void
    {
        $this->client->refresh();
        $to = $this->client->betstop_state === BetstopState::Clear ? BetstopState::Unchecked : BetstopState::Clear;
        app(AuditTrail::class)->record('client.betstop_checked', $this->client, ['betstop_state' => $this->client->betstop_state->value], ['betstop_state' => $to->value]);
        $this->client->forceFill(['betstop_state' => $to])->save();
    }
}
