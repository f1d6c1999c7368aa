<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\DepositMatching\UnmatchDeposit;
use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\RejectDeposit;
use App\Actions\Deposits\ReopenDeposit;
use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Deposits\DepositPart;
use App\Domain\Deposits\NewBankLine;
use App\Domain\Deposits\ReceivedBankLine;
use App\Enums\PaymentRail;
use App\Models\Deposit;

/** Deposits and the decisions about them. */
final readonly class DepositOperations
{
    public function __construct(private MoneyWorld $world, private MoneyModel $model) {}

    public function receive(): Operation
    {
        $line = new NewBankLine(
            $this->world->one(PaymentRail::cases()),
            $this->world->reference('BANK'),
            null,
            'Bank transfer',
            $this->world->random->getInt(1, 150_000),
            now()
                ->toImmutable()
                ->subMinutes($this->world->random->getInt(0, 600)),
        );

        return new Operation('receive', static fn (): ReceivedBankLine => app(ReceiveBankLine::class)->handle($line), function (
            mixed $received,
        ) use ($line): void {
            assert($received instanceof ReceivedBankLine);
            $this->model->deposits[$received->deposit->id] = [
                'cents' => $line->amount_cents,
                'status' => 'pending',
                'client' => null,
            ];
            $this->model->move($line->amount_cents, 'bank', 'suspense');
        });
    }

    public function match(): Operation
    {
        [$id, $deposit] = $this->deposit('pending');
        $client = $this->world->client();

        return new Operation(
            "match deposit {$id}",
            fn (): mixed => app(MatchDeposit::class)->handle($this->find($id), $client, $this->world->officer, null),
            $this->isWaiting($deposit)
                ? fn () => ($this->model->deposits[$id] = [
                    ...$deposit,
                    'status' => 'matched',
                    'client' => $this->model->merges->suggested($id, $client),
                ])
                : null,
        );
    }

    public function unmatch(): Operation
    {
        [$id, $deposit] = $this->deposit('matched');

        return new Operation(
            "unmatch deposit {$id}",
            fn (): mixed => app(UnmatchDeposit::class)->handle($this->find($id), $this->world->officer, null),
            $this->isWaiting($deposit)
                ? fn () => ($this->model->deposits[$id] = [...$deposit, 'status' => 'pending', 'client' => null])
                : null,
        );
    }

    public function approve(): Operation
    {
        [$id, $deposit] = $this->deposit('matched');
        $client = $this->model->merges->client($deposit['client'] ?? $this->world->client());
        $isDone = $deposit['status'] === 'approved';

        return new Operation(
            "approve deposit {$id}",
            fn (): mixed => app(ApproveDeposit::class)->handle(
                $this->find($id),
                $client,
                $this->world->officer,
                null,
                new ApprovalOptions(acceptsOtherPayer: true, acceptsRepeat: true, acceptsOwnPayment: true),
            ),
            match (true) {
                $isDone => static fn () => null,
                $this->isWaiting($deposit) => function () use ($id, $deposit, $client): void {
                    $owner = $deposit['client'] ?? $this->model->merges->suggested($id, $client);
                    $this->model->deposits[$id] = [...$deposit, 'status' => 'approved', 'client' => $owner];
                    $this->model->move($deposit['cents'], 'suspense', "available {$owner}");
                },
                default => null,
            },
        );
    }

    public function undo(): Operation
    {
        [$id, $deposit] = $this->deposit('approved');
        $isPossible = $deposit['status'] === 'approved' && $this->model->of("available {$deposit['client']}") >= $deposit['cents'];

        // The version that was on screen, so that a double click is not a second undo.
        $version = $this->find($id)->version;

        return new Operation(
            "undo deposit {$id}",
            fn (): mixed => app(UndoDeposit::class)->handle($this->find($id), 'Wrong client', $this->world->officer, $version),
            $isPossible
                ? function () use ($id, $deposit): void {
                    $this->model->deposits[$id] = [...$deposit, 'status' => 'pending', 'client' => null];
                    $this->model->move($deposit['cents'], "available {$deposit['client']}", 'suspense');
                }
                : null,
        );
    }

    public function reject(): Operation
    {
        [$id, $deposit] = $this->deposit('pending');

        return new Operation(
            "reject deposit {$id}",
            fn (): mixed => app(RejectDeposit::class)->handle($this->find($id), 'Unknown payer', $this->world->officer, null),
            match (true) {
                $deposit['status'] === 'rejected' => static fn () => null,
                $this->isWaiting($deposit) => fn () => ($this->model->deposits[$id] = [...$deposit, 'status' => 'rejected']),
                default => null,
            },
        );
    }

    public function giveBack(): Operation
    {
        [$id, $deposit] = $this->deposit('rejected');

        return new Operation(
            "return deposit {$id}",
            fn (): mixed => app(ReturnDeposit::class)->handle($this->find($id), 'Returned', $this->world->officer),
            match (true) {
                $deposit['status'] === 'returned' => static fn () => null,
                $deposit['status'] === 'rejected', $this->isWaiting($deposit) => function () use ($id, $deposit): void {
                    $this->model->deposits[$id] = [...$deposit, 'status' => 'returned'];
                    $this->model->move($deposit['cents'], 'suspense', 'bank');
                },
                default => null,
            },
        );
    }

    public function reopen(): Operation
    {
        [$id, $deposit] = $this->deposit($this->world->one(['rejected', 'returned']));
        $version = $this->find($id)->version;

        return new Operation(
            "reopen deposit {$id}",
            fn (): mixed => app(ReopenDeposit::class)->handle($this->find($id), 'By mistake', $this->world->officer, $version),
            in_array($deposit['status'], ['rejected', 'returned'], true)
                ? function () use ($id, $deposit): void {
                    $this->model->deposits[$id] = [...$deposit, 'status' => $deposit['client'] === null ? 'pending' : 'matched'];
                    $deposit['status'] === 'returned' && $this->model->move($deposit['cents'], 'bank', 'suspense');
                }
                : null,
        );
    }

    public function split(): Operation
    {
        [$id, $deposit] = $this->deposit('pending');
        $first = $this->world->random->getInt(1, max(1, $deposit['cents'] - 1));
        $parts = [new DepositPart($this->world->client(), $first), new DepositPart(null, $deposit['cents'] - $first)];

        return new Operation(
            "split deposit {$id}",
            fn (): mixed => app(SplitDeposit::class)->handle($this->find($id), $parts, $this->world->officer, null),
            $this->isWaiting($deposit) && $deposit['cents'] > 1
                ? function (mixed $made) use ($id, $deposit, $parts): void {
                    assert(is_array($made));
                    $this->model->deposits[$id] = [...$deposit, 'status' => 'split'];
                    foreach ($parts as $place => $part) {
                        assert($made[$place] instanceof Deposit);
                        $this->model->deposits[$made[$place]->id] = [
                            'cents' => $part->amountCents,
                            'status' => $part->clientId === null ? 'pending' : 'matched',
                            'client' => $part->clientId,
                        ];
                    }
                }
                : null,
        );
    }

    /** @param  array{status: string, ...}  $deposit */
    private function isWaiting(array $deposit): bool
    {
        return in_array($deposit['status'], ['pending', 'matched'], true);
    }

    /** @return array{int, array{cents: int, status: string, client: int|null}} mostly with this status */
    private function deposit(string $status): array
    {
        $id = $this->world->mostly($this->model->deposits, $status);

        return [$id, $this->model->deposits[$id]];
    }

    private function find(int $id): Deposit
    {
        return Deposit::query()->findOrFail($id);
    }
}
