<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Domain\Clients\ClientFields;
use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** An edit of a client's name, birthday or mobile: exclusions of the new identity, and the register's earlier answer. */
final class ChangeIdentityTest extends TestCase
{
    use RefreshDatabase;

    private const ANN = ['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-01-01'];

    private User $editor;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $this->client = Client::factory()->createOne(['first_name' => 'Bob', 'last_name' => 'Ray', 'date_of_birth' => '1975-05-05', 'mobile_e164' => '+61491570156'])->refresh();
    }

    /**
     * @param  array<string, string>  $changes
     */
    #[DataProvider('exclusions')]
    public function test_edit_to_the_identity_of_an_excluded_person_is_refused(string $held, array $changes, string $field, string $why): void
    {
        $ann = [...self::ANN, 'mobile_e164' => '+61491570157'];
        match ($held) {
            'barred client' => Client::factory()->createOne([...$ann, 'pin' => '48213', 'is_barred' => true]),
            'betstop client' => Client::factory()->createOne([...$ann, 'pin' => '48213', 'betstop_state' => BetstopState::Registered]),
            'barred list' => BarredEntry::factory()->createOne([...$ann, 'reason' => 'Asked for it', 'until_on' => null]),
            default => BetstopUpdate::factory()->createOne([...$ann, 'effective_at' => '2026-01-05 02:00:00']),
        };

        $this->save($changes)->assertSessionHasErrors([
            $field => "{$why}. You can’t give a client an excluded person’s identity. If this is the same person, close the account and tell an RSG officer.",
        ]);

        $this->assertSame(['Bob Ray', '+61491570156', 1], [$this->client->refresh()->full_name, $this->client->mobile_e164, $this->client->version]);
        $event = AuditEvent::query()->where('client_id', $this->client->id)->sole();
        $this->assertSame(['client.exclusion_met', $this->editor->id, $why], [$event->action, $event->actor_id, $event->after['reason']]);
    }

    /** @return iterable<string, array{string, array<string, string>, string, string}> */
    public static function exclusions(): iterable
    {
        yield 'name and birthday of a barred client' => ['barred client', self::ANN, 'first_name', 'Ann Lee (PIN 48213) is a client who is barred'];
        yield 'mobile of a client on BetStop' => ['betstop client', ['mobile_e164' => '0491 570 157'], 'mobile_e164', 'Ann Lee (PIN 48213) is a client who is on the BetStop register'];
        yield 'name and birthday on the barred list' => ['barred list', self::ANN, 'first_name', 'Ann Lee is on the barred list: Asked for it'];
        yield 'name and birthday of a notice of BetStop' => ['betstop notice', self::ANN, 'first_name', 'Ann Lee is on the BetStop register: registered with effect of 5 Jan 2026'];
    }

    public function test_partial_match_with_an_excluded_person_is_accepted(): void
    {
        BarredEntry::factory()->createOne([...self::ANN, 'mobile_e164' => null]);

        $this->save(['first_name' => 'Ann', 'last_name' => 'Lee'])->assertSessionHasNoErrors();
        $this->save(['date_of_birth' => '1980-01-01'])->assertSessionHasErrors('date_of_birth');
    }

    public function test_excluded_client_can_be_corrected(): void
    {
        BarredEntry::factory()->createOne([...self::ANN, 'mobile_e164' => null, 'reason' => null, 'until_on' => null]);
        $this->client->update(self::ANN);
        $this->save(['mobile_e164' => '0491 570 158'])->assertSessionHasNoErrors();

        $this->client->forceFill(['first_name' => 'Bob', 'is_barred' => true])->save();
        $this->save(['first_name' => 'Ann'])->assertSessionHasNoErrors();

        $this->assertSame(['Ann', '+61491570158'], [$this->client->refresh()->first_name, $this->client->mobile_e164]);
    }

    /** @param  array<string, string>  $changes */
    #[DataProvider('edits')]
    public function test_register_answer_is_kept_only_for_the_same_person(array $changes, BetstopState $said, BetstopState $left): void
    {
        $this->client->forceFill(['betstop_state' => $said])->save();

        $this->save($changes)->assertSessionHasNoErrors();

        $this->assertSame($left, $this->client->refresh()->betstop_state);
        $event = AuditEvent::query()->sole();
        $this->assertSame($said === $left ? null : [$said->value, $left->value], isset($event->before['betstop_state']) ? [$event->before['betstop_state'], $event->after['betstop_state']] : null);
    }

    /** @return iterable<string, array{array<string, string>, BetstopState, BetstopState}> */
    public static function edits(): iterable
    {
        yield 'another surname' => [['last_name' => 'Kay'], BetstopState::Clear, BetstopState::Unchecked];
        yield 'another birthday' => [['date_of_birth' => '1975-05-06'], BetstopState::Clear, BetstopState::Unchecked];
        yield 'another mobile' => [['mobile_e164' => '0491 570 158'], BetstopState::Clear, BetstopState::Unchecked];
        yield 'no mobile' => [['mobile_e164' => ''], BetstopState::Clear, BetstopState::Unchecked];
        yield 'the name in capitals' => [['last_name' => 'RAY'], BetstopState::Clear, BetstopState::Clear];
        yield 'where they live' => [['suburb' => 'Fitzroy'], BetstopState::Clear, BetstopState::Clear];
        yield 'on the register' => [['last_name' => 'Kay'], BetstopState::Registered, BetstopState::Registered];
    }

    /**
     * @param  array<string, string>  $fields
     * @return TestResponse<Response>
     */
    private function save(array $fields): TestResponse
    {
        $base = ClientFields::of($this->client->refresh());

        return $this->actingAs($this->editor)->put(route('clients.update', $this->client), ['version' => $this->client->version, 'base' => $base, ...$base, ...$fields]);
    }
}
