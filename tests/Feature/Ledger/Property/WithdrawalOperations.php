<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use App\Actions\Intake\RequestWithdrawal;
use App\Actions\Payments\FailWithdrawal;
use App\Actions\Payments\PayWithdrawal;
use App\Actions\Withdrawals\ApproveWithdrawal;
use App\Actions\Withdrawals\CheckWithdrawal;
use App\Actions\Withdrawals\EndWithdrawal;
use App\Actions\Withdrawals\HoldWithdrawal;
use App\Enums\WithdrawalStatus;
use App\Models\Withdrawal;

/** Withdrawals and the decisions about them. */
final readonly class WithdrawalOperations
{
    public function __construct(private MoneyWorld $world, private MoneyModel $model) {}

    public function request(): Operation
    {
        $client = $this->world->client();
        $most = max(1, (int) ($this->model->of("available {$client}") * 1.2));
        $new = new Withdrawal([
            'reference' => $this->world->reference('WD'),
            'client_id' => $client,
            'amount_cents' => $this->world->random->getInt(1, $most),
            'requested_at' => now()->toImmutable(),
        ]);
        $destination = $this->world->destination($client);

        return new Operation(
            'request',
            static fn (): Withdrawal => app(RequestWithdrawal::class)->handle($new, $destination),
            function (mixed $made) use ($new): void {
                assert($made instanceof Withdrawal);
                $isHeld = $this->model->of("available {$new->client_id}") >= $new->amount_cents;
                $this->model->withdrawals[$made->id] = [
                    'cents' => $new->amount_cents,
                    'status' => 'pending',
                    'client' => $new->client_id,
                    'held' => $isHeld,
                ];
                if ($isHeld) {
                    $this->model->move($new->amount_cents, "available {$new->client_id}", "held {$new->client_id}");
                }
            },
        );
    }

    public function hold(): Operation
    {
        [$id, $withdrawal] = $this->withdrawal('pending');
        $isPossible = $withdrawal['status'] === 'pending' && ($withdrawal['held'] || $this->covers($withdrawal));

        return new Operation(
            "hold withdrawal {$id}",
            fn (): mixed => app(HoldWithdrawal::class)->handle($this->find($id), $this->world->officer),
            $isPossible ? fn () => $this->held($id) : null,
        );
    }

    public function check(): Operation
    {
        [$id, $withdrawal] = $this->withdrawal('pending');
        $isPossible = $withdrawal['status'] === 'pending' && ($withdrawal['held'] || $this->covers($withdrawal));

        return new Operation(
            "check withdrawal {$id}",
            fn (): mixed => app(CheckWithdrawal::class)->handle($this->find($id), $this->world->checker),
            $isPossible
                ? function () use ($id): void {
                    $this->held($id);
                    $this->model->withdrawals[$id]['status'] = 'checked';
                }
                : null,
        );
    }

    public function approve(): Operation
    {
        [$id, $withdrawal] = $this->withdrawal('checked');

        return new Operation(
            "approve withdrawal {$id}",
            fn (): mixed => app(ApproveWithdrawal::class)->handle($this->find($id), $this->world->manager),
            $withdrawal['status'] === 'checked'
                ? function () use ($id): void {
                    $this->model->withdrawals[$id]['status'] = 'approved';
                }
                : null,
        );
    }

    public function pay(): Operation
    {
        [$id, $withdrawal] = $this->withdrawal('approved');

        return new Operation(
            "pay withdrawal {$id}",
            fn (): mixed => app(PayWithdrawal::class)->handle($this->find($id), 'B1', $this->world->officer),
            $withdrawal['status'] === 'approved'
                ? function () use ($id, $withdrawal): void {
                    $this->model->withdrawals[$id]['status'] = 'paid';
                    $this->model->paid($id);
                    $this->model->move($withdrawal['cents'], "held {$withdrawal['client']}", 'bank');
                }
                : null,
        );
    }

    public function fail(): Operation
    {
        [$id, $withdrawal] = $this->withdrawal('paid');

        return new Operation(
            "fail withdrawal {$id}",
            fn (): mixed => app(FailWithdrawal::class)->handle($this->find($id), 'No such account', $this->world->officer),
            in_array($withdrawal['status'], ['approved', 'paid'], true)
                ? function () use ($id, $withdrawal): void {
                    $this->model->withdrawals[$id] = [...$withdrawal, 'status' => 'failed', 'held' => false];
                    $this->model->move(
                        $withdrawal['cents'],
                        $withdrawal['status'] === 'paid' ? 'bank' : "held {$withdrawal['client']}",
                        "available {$withdrawal['client']}",
                    );
                    if ($withdrawal['status'] === 'paid') {
                        $this->model->returned($id, $withdrawal['cents'], $withdrawal['client']);
                    }
                }
                : null,
        );
    }

    public function end(): Operation
    {
        [$id, $withdrawal] = $this->withdrawal('pending');
        $status = $this->world->one([WithdrawalStatus::Cancelled, WithdrawalStatus::Declined]);

        return new Operation(
            "end withdrawal {$id}",
            fn (): mixed => app(EndWithdrawal::class)->handle(
                $this->find($id),
                $status,
                $this->find($id)->status,
                $this->world->reasonId,
                null,
                $this->world->officer,
            ),
            in_array($withdrawal['status'], ['pending', 'checked', 'approved'], true)
                ? function () use ($id, $withdrawal, $status): void {
                    $this->model->withdrawals[$id] = [...$withdrawal, 'status' => $status->value, 'held' => false];
                    if ($withdrawal['held']) {
                        $this->model->move(
                            $withdrawal['cents'],
                            "held {$withdrawal['client']}",
                            "available {$withdrawal['client']}",
                        );
                    }
                }
                : null,
        );
    }

    private function held(int $id): void
    {
        $withdrawal = $this->model->withdrawals[$id];
        if (! $withdrawal['held']) {
            $this->model->withdrawals[$id]['held'] = true;
            $this->model->move($withdrawal['cents'], "available {$withdrawal['client']}", "held {$withdrawal['client']}");
        }
    }

    /** @param  array{cents: int, client: int, ...}  $withdrawal */
    private function covers(array $withdrawal): bool
    {
        return $this->model->of("available {$withdrawal['client']}") >= $withdrawal['cents'];
    }

    /** @return array{int, array{cents: int, status: string, client: int, held: bool}} mostly with this status */
    private function withdrawal(string $status): array
    {
        $id = $this->world->mostly($this->model->withdrawals, $status);

        return [$id, $this->model->withdrawals[$id]];
    }

    private function find(int $id): Withdrawal
    {
        return Withdrawal::query()->findOrFail($id);
    }
}
