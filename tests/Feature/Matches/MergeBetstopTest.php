<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Clients\UpdateClient;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Actions\Rsg\RunBetstopCheck;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\GatePurpose;
use App\Models\BetstopCheck;
use App\Models\Client;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\MergesAsDeveloper;
use Tests\TestCase;

/** A BetStop answer counts only for the details that the register was asked about. */
final class MergeBetstopTest extends TestCase
{
    use MergesAsDeveloper, RefreshDatabase;

    #[TestWith(['clear', 'clear', 'unchecked'])]
    #[TestWith(['clear', 'unchecked', 'unchecked'])]
    #[TestWith(['unchecked', 'clear', 'unchecked'])]
    #[TestWith(['registered', 'unchecked', 'registered'])]
    #[TestWith(['clear', 'registered', 'registered'])]
    public function test_merged_client_is_never_clear_before_the_register_is_asked_again(string $winnerIs, string $loserIs, string $merged): void
    {
        [$winner, $loser] = array_map(static fn (): Client => Client::factory()->createOne(['status' => ClientStatus::Closed]), [1, 2]);
        $winner->forceFill(['betstop_state' => $winnerIs])->save();
        $loser->forceFill(['betstop_state' => $loserIs])->save();

        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $this->assertSame($merged, $winner->refresh()->betstop_state->value);

        app(UndoMerge::class)->handle($merge, $this->user);
        $isRegistered = $merged === 'registered';
        $this->assertSame($isRegistered ? ['registered', 'registered'] : [$winnerIs, $loserIs], [$winner->refresh()->betstop_state->value, $loser->refresh()->betstop_state->value]);
    }

    public function test_merged_client_is_not_opened_on_an_old_answer_about_the_other_details(): void
    {
        [$winner, $loser] = $this->clearClients();
        foreach ([[$loser, now()->subYear()], [$winner, now()->addDay()]] as [$client, $validUntil]) {
            $client->forceFill(['status' => ClientStatus::Closed])->save();
            BetstopCheck::factory()->createOne(['person_type' => 'client', 'person_id' => $client->id, 'result' => BetstopCheckResult::Clear, 'valid_until' => $validUntil]);
        }

        app(MergeClients::class)->handle($winner->id, $loser->id, ['last_name', 'date_of_birth', 'mobile_e164'], 'Same', $this->user);

        $this->assertSame('Okafor-Lee', $winner->refresh()->last_name);
        $this->assertTrue(app(ProtectionGate::class)->decide($winner, GatePurpose::Reopening)->has('betstop_check'));
    }

    public function test_undo_brings_no_answer_back_after_a_new_name(): void
    {
        [$winner, $loser] = $this->clearClients();
        $loser->forceFill(['betstop_state' => BetstopState::Unchecked])->save();
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $fields = ClientFields::of($winner->refresh());
        app(UpdateClient::class)->handle($winner, new ClientEdit($winner->version, [...$fields, 'last_name' => 'Nguyen'], $fields), $this->user);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame(['Nguyen', BetstopState::Unchecked], [$winner->refresh()->last_name, $winner->betstop_state]);
    }

    public function test_undo_does_not_call_the_same_answer_a_change(): void
    {
        [$winner, $loser] = $this->clearClients();
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        app(RunBetstopCheck::class)->handle($winner->refresh(), BetstopCheckPurpose::Manual, $this->user);

        $this->assertSame([], app(UndoMerge::class)->handle($merge, $this->user));

        $this->assertSame(BetstopState::Clear, $winner->refresh()->betstop_state);
    }

    public function test_answer_about_the_merged_client_does_not_apply_to_the_details_that_come_back(): void
    {
        [$winner, $loser] = $this->clearClients();
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, ['last_name'], 'Same', $this->user);
        app(RunBetstopCheck::class)->handle($winner->refresh(), BetstopCheckPurpose::Manual, $this->user);
        $this->assertSame(BetstopState::Clear, $winner->refresh()->betstop_state);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame([BetstopState::Unchecked, BetstopState::Clear], [$winner->refresh()->betstop_state, $loser->refresh()->betstop_state]);
    }

    /** @return array{Client, Client} */
    private function clearClients(): array
    {
        $clients = array_map(static fn (array $is): Client => Client::factory()->createOne(['first_name' => 'Sam', ...$is]), [
            ['last_name' => 'Okafor', 'date_of_birth' => '1985-02-03', 'mobile_e164' => '+61491570156'],
            ['last_name' => 'Okafor-Lee', 'date_of_birth' => '1985-03-02', 'mobile_e164' => '+61491570157'],
        ]);
        array_map(static fn (Client $client): bool => $client->forceFill(['betstop_state' => BetstopState::Clear])->save(), $clients);

        return $clients;
    }
}
