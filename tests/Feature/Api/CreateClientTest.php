<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Actions\Intake\CreateClient;
use App\Domain\Protection\SuppressionList;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\Affiliate;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\Company;
use App\Models\OutboxMessage;
use App\Models\SearchTerm;
use App\Models\User;
use App\Models\WebhookDelivery;
use Closure;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\DataProvider;

final class CreateClientTest extends IntakeTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:05:00');
    }

    public function test_a_new_client_is_pending_searchable_and_waits_for_its_risk_check(): void
    {
        $manager = User::factory()->createOne(['email' => 'sam@paddock.example']);
        $affiliate = Affiliate::create(['name' => 'Odds Weekly']);

        $answer = $this->send('clients', $this->client(['affiliate' => 'Odds Weekly', 'account_manager_email' => 'sam@paddock.example']))->assertCreated();

        $client = Client::query()->sole();
        $this->assertSame($client->id, $answer->json('id'));
        $this->assertSame($client->pin, $answer->json('pin'));
        $this->assertSame(ClientStatus::Pending, $client->status);
        $this->assertNull($client->new_account_checked_at);
        $this->assertMatchesRegularExpression('/^[1-9]\d{4}$/', $client->pin);
        $this->assertSame('emma.walsh@example.com', $client->email);
        $this->assertSame('+61491570156', $client->mobile_e164);
        $this->assertSame('1988-04-12', $client->date_of_birth?->toDateString());
        $this->assertSame([$affiliate->id, $manager->id], [$client->affiliate_id, $client->account_manager_id]);
        $this->assertTrue(SearchTerm::query()->where('term', 'walsh')->where('subject_id', $client->id)->exists());
        $this->assertSame(['type' => 'risk_check', 'subject_id' => $client->id], OutboxMessage::query()->sole()->payload);
        $this->assertSame('intake', AuditEvent::query()->where('action', 'client.created')->sole()->after['source']);
    }

    /** @return array<string, array{Closure(): mixed}> */
    public static function exclusions(): array
    {
        $emma = ['first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12'];

        return [
            'on the barred list' => [
                static fn () => BarredEntry::factory()->createOne([
                    ...$emma,
                    'mobile_e164' => null,
                    'status' => 'active',
                    'until_on' => null,
                ]),
            ],
            'named by a notice of the register' => [
                static fn () => BetstopUpdate::factory()->createOne([
                    ...$emma,
                    'mobile_e164' => '+61491570110',
                    'email' => null,
                    'change' => 'registered',
                    'effective_at' => '2026-11-01 00:00:00',
                ]),
            ],
            'with a barred account' => [
                static fn () => Client::factory()->createOne([
                    ...$emma,
                    'preferred_name' => null,
                    'mobile_e164' => null,
                    'is_barred' => true,
                ]),
            ],
            'with the mobile of a registered client' => [
                static fn () => Client::factory()->createOne([
                    'mobile_e164' => '+61491570156',
                    'betstop_state' => BetstopState::Registered,
                ]),
            ],
        ];
    }

    /** @param  Closure(): mixed  $exclude */
    #[DataProvider('exclusions')]
    public function test_account_of_an_excluded_person_is_not_opened(Closure $exclude): void
    {
        $exclude();
        $clients = Client::query()->count();

        $this->send('clients', $this->client())->assertConflict()
            ->assertJsonPath('detail', 'This person can\'t hold an account. Nothing was created.')->assertDontSee('BetStop')->assertDontSee('barred');

        $this->assertSame([$clients, 0], [Client::query()->count(), OutboxMessage::query()->count()]);
        $this->assertSame(409, WebhookDelivery::query()->sole()->response_status);
    }

    public function test_register_is_asked_before_the_account_is_opened_and_outside_the_transaction(): void
    {
        $outside = DB::transactionLevel();
        $levels = [];
        $this->registerSays(static function () use (&$levels): BetstopAnswer {
            $levels[] = DB::transactionLevel();

            return new BetstopAnswer(BetstopCheckResult::Clear, now()->addDay()->toImmutable(), ['reference' => 'R-1']);
        });

        $token = $this->token(IntakeScope::CreateClients);
        $answer = $this->send('clients', $this->client(), 'one', $token)->assertCreated();
        $this->send('clients', $this->client(), 'one', $token)->assertCreated();

        $this->assertSame([$outside], $levels, 'A repeated call is answered from the store.');
        $check = BetstopCheck::query()->sole();
        $this->assertSame(['client', $answer->json('id'), BetstopCheckPurpose::Onboarding, ['reference' => 'R-1']], [$check->person_type, (int) $check->person_id, $check->purpose, $check->evidence]);
        $this->assertSame(BetstopState::Clear, Client::query()->sole()->betstop_state);
    }

    public function test_registered_person_gets_no_account_and_the_evidence_stays(): void
    {
        $this->registerSays(static fn (): BetstopAnswer => new BetstopAnswer(BetstopCheckResult::Registered, null, ['reference' => 'R-2']));

        $this->send('clients', $this->client())->assertConflict()->assertJsonPath('detail', 'This person can\'t hold an account. Nothing was created.')->assertDontSee('BetStop');

        $this->assertSame(0, Client::query()->count());
        $check = BetstopCheck::query()->sole();
        $this->assertSame([null, BetstopCheckResult::Registered, ['reference' => 'R-2']], [$check->person_id, $check->result, $check->evidence]);
        $this->assertSame(['+61491570156'], array_keys(app(SuppressionList::class)->reasons(['+61491570156'])));
    }

    public function test_other_account_of_a_registered_person_is_marked(): void
    {
        $first = Client::factory()->createOne(['first_name' => 'Em', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12', 'betstop_state' => BetstopState::Clear]);
        $this->registerSays(static fn (): BetstopAnswer => new BetstopAnswer(BetstopCheckResult::Registered, null, ['reference' => 'R-3']));

        $this->send('clients', $this->client())->assertConflict();

        $this->assertSame([BetstopState::Registered, 1], [$first->refresh()->betstop_state, Client::query()->count()]);
    }

    public function test_account_stays_pending_and_unchecked_without_an_answer(): void
    {
        $this->registerSays(static fn (): BetstopAnswer => BetstopAnswer::error('No answer', []));

        $this->send('clients', $this->client())->assertCreated();

        $client = Client::query()->sole();
        $this->assertSame([ClientStatus::Pending, BetstopState::Unchecked], [$client->status, $client->betstop_state]);
        $this->assertSame(BetstopCheckResult::Error, BetstopCheck::query()->sole()->result);
    }

    public function test_register_is_not_asked_about_an_invalid_call(): void
    {
        $this->registerSays(function (): BetstopAnswer {
            $this->fail('The register was asked.');
        });

        $this->send('clients', $this->client(['date_of_birth' => 'yesterday']))->assertUnprocessable();
    }

    public function test_a_caller_whose_transaction_is_rolled_back_can_try_again(): void
    {
        $new = new Client(['company_id' => Company::query()->firstOrFail()->id, 'first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12', 'pin' => '48213']);
        $create = app(CreateClient::class);
        foreach ([true, false] as $isRolledBack) {
            DB::beginTransaction();
            $create->handle($new);
            $isRolledBack ? DB::rollBack() : DB::commit();
        }

        $this->assertSame('48213', Client::query()->sole()->pin);
    }

    public function test_sender_can_give_the_pin(): void
    {
        $this->send('clients', $this->client(['pin' => '48213']))->assertCreated()->assertJsonPath('pin', '48213');
        $this->send('clients', $this->client(['pin' => 48214, 'postcode' => 3072]))->assertCreated()->assertJsonPath('pin', '48214');
    }

    public function test_pin_is_drawn_until_it_is_free(): void
    {
        foreach (range(1, 40) as $ignored) {
            $this->send('clients', $this->client())->assertCreated();
        }

        $this->assertSame(40, Client::query()->distinct()->count('pin'));
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'no company' => [['company' => null], 'company'];
        yield 'an unknown company' => [['company' => 'no-such-brand'], 'company'];
        yield 'a list for a name' => [['first_name' => ['Emma']], 'first_name'];
        yield 'no last name' => [['last_name' => '  '], 'last_name'];
        yield 'a line break in a name' => [['last_name' => "Walsh\nBcc: x"], 'last_name'];
        yield 'a name that turns the line around' => [['first_name' => "\u{202E}amme"], 'first_name'];
        yield 'no date of birth' => [['date_of_birth' => null], 'date_of_birth'];
        yield 'seventeen' => [['date_of_birth' => '2008-11-21'], 'date_of_birth'];
        yield 'a date in another order' => [['date_of_birth' => '12/04/1988'], 'date_of_birth'];
        yield 'no address that reaches them' => [['email' => null, 'mobile' => null], 'email'];
        yield 'an email that is none' => [['email' => 'emma at example'], 'email'];
        yield 'a landline' => [['mobile' => '(03) 9876 5432'], 'mobile'];
        yield 'too few digits' => [['mobile' => '0491 570'], 'mobile'];
        yield 'a state that is none' => [['state' => 'NZ'], 'state'];
        yield 'a postcode of another state' => [['postcode' => '2000'], 'postcode'];
        yield 'a postcode without a state' => [['state' => null], 'state'];
        yield 'a short pin' => [['pin' => '1234'], 'pin'];
        yield 'an unknown affiliate' => [['affiliate' => 'Unknown'], 'affiliate'];
        yield 'an unknown manager' => [['account_manager_email' => 'unknown@paddock.example'], 'account_manager_email'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_invalid_field_gets_an_error_and_creates_nothing(array $mistake, string $field): void
    {
        $answer = $this->send('clients', $this->client($mistake))->assertUnprocessable()
            ->assertHeader('Content-Type', 'application/problem+json')
            ->assertJsonPath('type', 'urn:paddock:problem:validation')
            ->assertJsonPath('status', 422);

        $this->assertArrayHasKey($field, $answer->json('errors'));
        $this->assertSame(0, Client::query()->count() + OutboxMessage::query()->count());
    }

    public function test_name_of_several_affiliates_is_refused(): void
    {
        Affiliate::create(['name' => 'Odds Weekly']);
        Affiliate::create(['name' => 'Odds Weekly']);

        $this->send('clients', $this->client(['affiliate' => 'Odds Weekly']))->assertUnprocessable()
            ->assertJsonPath('errors.affiliate.0', 'More than one affiliate has this name. Leave it out, and choose the affiliate on the client’s page.');

        $this->assertSame(0, Client::query()->count());
    }

    public function test_account_manager_is_an_active_colleague_who_sees_clients(): void
    {
        User::factory()->inactive()->createOne(['email' => 'left@paddock.example']);
        User::factory()->withRole(StaffRole::Marketing)->createOne(['email' => 'ads@paddock.example']);
        foreach (['left@paddock.example', 'ads@paddock.example'] as $email) {
            $this->send('clients', $this->client(['account_manager_email' => $email]))->assertUnprocessable()->assertJsonStructure(['errors' => ['account_manager_email']]);
        }
    }

    public function test_person_who_turns_eighteen_today_can_open_an_account(): void
    {
        $this->send('clients', $this->client(['date_of_birth' => '2008-11-20']))->assertCreated();
    }

    public function test_taken_pin_is_refused_even_of_a_deleted_client(): void
    {
        Client::factory()->createOne(['pin' => '48213'])->delete();

        $this->send('clients', $this->client(['pin' => '48213']))->assertUnprocessable()->assertJsonStructure(['errors' => ['pin']]);
    }

    public function test_every_notation_of_a_mobile_is_one_number(): void
    {
        foreach (['0491570156', '+61 491 570 156', '0011 61 491 570 156', '61491570156', '(04) 9157-0156'] as $n => $mobile) {
            $this->send('clients', $this->client(['mobile' => $mobile]), Str::uuid()->toString())->assertCreated();
        }

        $this->assertSame(['+61491570156'], Client::query()->distinct()->pluck('mobile_e164')->all());
    }

    /** @param  Closure(): BetstopAnswer  $answer */
    private function registerSays(Closure $answer): void
    {
        $register = $this->createStub(BetstopRegister::class);
        $register->method('check')->willReturnCallback($answer);
        $this->app->instance(BetstopRegister::class, $register);
    }
}
