<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Actions\Rsg\SetRsgLimit;
use App\Domain\Rsg\NewRsgLimit;
use App\Enums\Ability;
use App\Enums\RsgFormType;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Merge;
use App\Models\RsgFormSubmission;
use App\Models\RsgLimit;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** Limits of one kind and period that a client has from both sides of a merge. */
final class MergedLimitsTest extends TestCase
{
    use RefreshDatabase;

    private User $officer;

    private Client $winner;

    private Client $loser;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo(CarbonImmutable::parse('2026-11-23 02:00:00'));
        $this->officer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewRsg, Ability::ViewRsgFormSubmissions)->createOne();
        $this->actingAs($this->officer);
        [$this->winner, $this->loser] = [Client::factory()->createOne(['state' => 'VIC']), Client::factory()->createOne()];
    }

    public function test_limit_looser_than_the_strictest_waits_a_week_and_then_replaces_all(): void
    {
        $this->merge(100_00, 500_00);

        $this->assertEquals(now()->addDays(7), $this->set(200_00));

        $this->assertSame([100_00, 500_00], $this->inForce());
        $this->assertSame(100_00, AuditEvent::query()->where('action', 'client.limit_set')->latest('id')->firstOrFail()->before['limit_deposit_week_cents']);
        $this->travel(7)->days();
        $this->assertSame([200_00], $this->inForce());
    }

    public function test_limit_stricter_than_all_replaces_them_at_once(): void
    {
        $this->merge(500_00, 100_00);

        $this->assertEquals(now(), $this->set(50_00));

        $this->assertSame([50_00], $this->inForce());
    }

    public function test_removal_ends_all_after_a_week(): void
    {
        $this->merge(100_00, 500_00);

        $this->set(null);

        $this->assertSame([100_00, 500_00], $this->inForce());
        $this->travel(7)->days();
        $this->assertSame([], $this->inForce());
    }

    public function test_form_says_when_the_looser_of_both_limits_applies(): void
    {
        $this->merge(100_00, 500_00);
        $form = RsgFormSubmission::factory()->createOne(['client_id' => $this->winner->id, 'form_type' => RsgFormType::DepositLimit]);

        $this->post("/rsg/form-submissions/{$form->id}/decision", ['kind' => 'deposit', 'period' => 'week', 'amount' => '500', 'note' => 'Asked by form', 'seen_client_id' => $form->client_id])
            ->assertSessionHasNoErrors();

        $this->assertSame('Deposit limit of $500.00 a week from 30 Nov 2026', $form->refresh()->decision_text);
        $this->assertSame([100_00, 500_00], $this->inForce());
        $this->travel(7)->days();
        $this->assertSame([500_00], $this->inForce());
    }

    public function test_requesting_the_strictest_limit_withdraws_the_pending_changes_of_both(): void
    {
        $this->set(50_00, $this->loser);
        $this->set(100_00);
        $this->set(300_00);
        $this->travel(1)->days();
        $this->merge();
        $this->set(null);

        $this->assertNull($this->set(50_00));

        $this->travel(8)->days();
        $this->assertSame([50_00, 100_00], $this->inForce());
    }

    public function test_new_limit_replaces_the_pending_changes_of_both(): void
    {
        foreach ([[$this->winner, 100_00], [$this->winner, 300_00], [$this->loser, 50_00], [$this->loser, 400_00]] as [$client, $cents]) {
            $this->set($cents, $client);
        }
        $this->travel(3)->days();
        $this->merge();

        $this->set(200_00);

        foreach ([[0, 50_00], [6, 50_00], [1, 200_00], [30, 200_00]] as [$days, $strictest]) {
            $this->travel($days)->days();
            $this->assertSame($strictest, $this->inForce()[0]);
        }
        $this->assertSame([200_00], $this->inForce());
    }

    /** Only one of the two people requested the change. */
    #[TestWith([null])]
    #[TestWith([800_00])]
    public function test_other_clients_limit_applies_again_after_the_undo_of_the_merge(?int $cents): void
    {
        $this->set(500_00);
        $this->set(100_00, $this->loser);
        $this->set(900_00, $this->loser);
        $this->travel(1)->days();
        $merge = $this->merge();
        $this->set($cents);
        $this->travel(2)->days();

        $left = app(UndoMerge::class)->handle($merge, $this->officer);

        $this->assertContains('the other client’s limits that were loosened or removed since the merge apply again', $left);
        $this->travel(8)->days();
        $this->assertSame([$cents, 100_00], [$this->inForce()[0] ?? null, $this->inForce($this->loser)[0] ?? null]);
        $this->assertNotContains(900_00, $this->inForce($this->loser));
    }

    private function merge(?int $winnerCents = null, ?int $loserCents = null): Merge
    {
        foreach ([[$this->winner, $winnerCents], [$this->loser, $loserCents]] as [$client, $cents]) {
            $cents === null ?: $this->set($cents, $client);
        }
        $merge = app(MergeClients::class)->handle($this->winner->id, $this->loser->id, [], 'Same person', $this->officer);
        $this->winner->refresh();

        return $merge;
    }

    private function set(?int $cents, ?Client $client = null): ?CarbonImmutable
    {
        return app(SetRsgLimit::class)->handle(
            $client ?? $this->winner,
            new NewRsgLimit(RsgLimitKind::Deposit, RsgLimitPeriod::Week, $cents, 'Asked on the phone'),
            $this->officer,
        );
    }

    /** @return list<int> amounts of the client, by default the surviving one, strictest first */
    private function inForce(?Client $client = null): array
    {
        return array_values(RsgLimit::inForce(CarbonImmutable::now())->where('client_id', ($client ?? $this->winner)->id)->orderBy('amount_cents')->pluck('amount_cents')->all());
    }
}
