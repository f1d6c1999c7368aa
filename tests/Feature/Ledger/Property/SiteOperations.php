<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Actions\Clients\AdvanceTransfer;
use App\Actions\Clients\RequestTransfer;
use App\Actions\Intake\ReceiveBets;
use App\Domain\Clients\NewTransfer;
use App\Domain\Intake\NewBet;
use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\TransferStatus;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Transfer;

/** Transfers between site accounts, bets and bonuses. */
final readonly class SiteOperations
{
    private const TRANSFER_STEPS = ['requested' => ['approved', 'declined'], 'approved' => ['sent', 'failed'], 'sent' => ['confirmed', 'failed']];

    private const BONUS_STEPS = ['offered' => ['claimed', 'reversed'], 'claimed' => ['credited', 'reversed'], 'credited' => ['used', 'reversed']];

    public function __construct(private MoneyWorld $world, private MoneyModel $model) {}

    public function requestTransfer(): Operation
    {
        $client = $this->world->client();
        $own = array_keys($this->world->owners, $client, true);
        // A transfer between accounts of two merged clients prevents the undo, so only a few are made.
        [$from, $to] = $this->world->random->shuffleArray($this->world->random->getInt(1, 8) === 1 ? $this->world->sites[$client] : $own);
        $free = $this->model->of("site {$from}") - $this->model->promised($from);
        $cents = $this->world->random->getInt(1, max(1, (int) ($free * 1.2)));
        $new = new NewTransfer($from, $to, $cents, $this->world->formReference());

        return new Operation(
            'request a transfer',
            fn (): Transfer => app(RequestTransfer::class)->handle(
                Client::query()->findOrFail($client),
                $new,
                $this->world->officer,
            ),
            $cents <= $free
                ? function (mixed $made) use ($client, $from, $to, $cents): void {
                    assert($made instanceof Transfer);
                    $this->model->transfers[$made->id] = [
                        'cents' => $cents,
                        'status' => 'requested',
                        'client' => $client,
                        'from' => $from,
                        'to' => $to,
                    ];
                }
                : null,
        );
    }

    public function moveTransfer(): Operation
    {
        $id = $this->world->mostly($this->model->transfers, $this->world->one(['requested', 'approved', 'sent']));
        $transfer = $this->model->transfers[$id];
        $status = $this->world->one(self::TRANSFER_STEPS[$transfer['status']] ?? ['sent', 'confirmed']);
        $isNext = in_array($status, self::TRANSFER_STEPS[$transfer['status']] ?? [], true);
        $isPossible = $isNext && ($status !== 'sent' || $this->model->of("site {$transfer['from']}") >= $transfer['cents']);

        return new Operation(
            "{$status}: transfer {$id}",
            fn (): mixed => app(AdvanceTransfer::class)->handle(
                Transfer::query()->findOrFail($id),
                TransferStatus::from($status),
                $this->world->manager,
                'Because',
            ),
            $isPossible
                ? function () use ($id, $transfer, $status): void {
                    $this->model->transfers[$id]['status'] = $status;
                    match (true) {
                        $status === 'sent' => $this->model->move(
                            $transfer['cents'],
                            "site {$transfer['from']}",
                            "transit {$transfer['client']}",
                        ),
                        $status === 'confirmed' => $this->model->move(
                            $transfer['cents'],
                            "transit {$transfer['client']}",
                            "site {$transfer['to']}",
                        ),
                        $status === 'failed' && $transfer['status'] === 'sent' => $this->model->move(
                            $transfer['cents'],
                            "transit {$transfer['client']}",
                            "site {$transfer['from']}",
                        ),
                        default => null,
                    };
                }
                : null,
        );
    }

    public function moveBonus(): Operation
    {
        $id = $this->world->mostly($this->model->bonuses, $this->world->one(['offered', 'claimed', 'credited']));
        $bonus = $this->model->bonuses[$id];
        $status = $this->world->one(self::BONUS_STEPS[$bonus['status']] ?? ['credited', 'reversed']);
        $isHeld = $status === 'reversed' && $bonus['status'] === 'credited' && $this->model->of("available {$bonus['client']}") < $bonus['cents'] && $this->model->of("held {$bonus['client']}") > 0;
        $isPossible = in_array($status, self::BONUS_STEPS[$bonus['status']] ?? [], true) && ! $isHeld;

        return new Operation(
            "{$status}: bonus {$id}",
            fn (): mixed => app(AdvanceBonusClaim::class)->handle(
                BonusClaim::query()->findOrFail($id),
                BonusClaimStatus::from($status),
                $this->world->officer,
                'Because',
            ),
            $isPossible
                ? function () use ($id, $bonus, $status): void {
                    $this->model->bonuses[$id]['status'] = $status;
                    match (true) {
                        $status === 'credited' => $this->model->move($bonus['cents'], 'bonus', "available {$bonus['client']}"),
                        $status === 'reversed' && $bonus['status'] === 'credited' => $this->model->takeBack($id, $bonus),
                        default => null,
                    };
                }
                : null,
        );
    }

    public function placeBet(): Operation
    {
        $site = $this->world->one(array_keys($this->world->accountNames));
        $stake = $this->world->random->getInt(1, 5_000);

        return $this->report($this->world->reference('bet'), ['site' => $site, 'stake' => $stake, 'return' => 0, 'status' => 'open', 'bonus' => $this->world->random->getInt(1, 5) === 1]);
    }

    /** Settles a bet, changes the result of a settled one, corrects the stake or voids it. */
    public function settleBet(): Operation
    {
        $reference = $this->world->mostly($this->model->bets, $this->world->random->getInt(1, 4) === 1 ? 'won' : 'open');
        $bet = $this->model->bets[$reference];
        $status = $this->world->one(['won', 'lost', 'void', 'cashed_out']);
        $stake = $this->world->random->getInt(1, 6) === 1 ? $this->world->random->getInt(1, 5_000) : $bet['stake'];

        return $this->report($reference, [...$bet, 'stake' => $stake, 'status' => $status, 'return' => match ($status) {
            'won', 'cashed_out' => $this->world->random->getInt(1, 20_000),
            default => 0,
        }]);
    }

    /** @param  array{site: int, stake: int, return: int, status: string, bonus: bool}  $bet */
    private function report(string $reference, array $bet): Operation
    {
        [$slug, $username] = $this->world->accountNames[$bet['site']];
        $isOpen = $bet['status'] === 'open';
        $new = new NewBet(
            $reference, $slug, $username, 'Racing', 'Win', 'Black Caviar', $bet['stake'], 2_500, BetStatus::from($bet['status']),
            $isOpen ? null : $bet['return'], $this->world->began, $isOpen ? null : $this->world->began->addHour(), $bet['bonus'], false,
        );

        return new Operation("{$bet['status']}: bet {$reference}", static fn (): mixed => app(ReceiveBets::class)->handle([$new]), function () use ($reference, $bet): void {
            $before = $this->model->bets[$reference] ?? null;
            $this->model->bets[$reference] = $bet;
            $change = MoneyModel::outcome($bet) - ($before === null ? 0 : MoneyModel::outcome($before));
            $this->model->add("site {$bet['site']}", $change);
        });
    }
}
