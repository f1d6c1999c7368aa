<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use App\Actions\Transactions\DecideAdjustment;
use App\Actions\Transactions\RequestAdjustment;
use App\Actions\Transactions\RequestReversal;
use App\Domain\Transactions\NewAdjustment;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionType;
use App\Models\Adjustment;

/** Corrections and fees that two colleagues agree on. */
final readonly class AdjustmentOperations
{
    public function __construct(private MoneyWorld $world, private MoneyModel $model) {}

    public function request(): Operation
    {
        $client = $this->world->client();
        $type = $this->world->one([TransactionType::Adjustment, TransactionType::Fee]);
        $new = new NewAdjustment($client, $type, $this->world->one([-1, 1]) * $this->world->random->getInt(1, 20_000), 'By mistake', $this->world->formReference());
        $house = ($type === TransactionType::Fee ? LedgerAccountKind::Fees : LedgerAccountKind::Adjustments)->value;

        return new Operation('request an adjustment', fn (): Adjustment => app(RequestAdjustment::class)->handle($new, $this->world->officer), function (mixed $made) use ($new, $house): void {
            assert($made instanceof Adjustment);
            $this->model->adjustments[$made->id] = ['cents' => $new->amountCents, 'status' => 'requested', 'client' => $new->clientId, 'house' => $house, 'reverses' => null];
        });
    }

    public function decide(): Operation
    {
        if ($this->model->adjustments === []) {
            return $this->request();
        }
        $id = $this->world->mostly($this->model->adjustments, 'requested');
        $adjustment = $this->model->adjustments[$id];
        $isApproved = $this->world->random->getInt(1, 4) > 1;
        $isCovered = $adjustment['cents'] > 0 || $this->model->of("available {$adjustment['client']}") >= -$adjustment['cents'];

        return new Operation(
            "decide adjustment {$id}",
            fn (): mixed => app(DecideAdjustment::class)->handle(
                Adjustment::query()->findOrFail($id),
                $this->world->manager,
                $isApproved ? null : 'No',
            ),
            $adjustment['status'] === 'requested' && ($isCovered || ! $isApproved)
                ? function () use ($id, $adjustment, $isApproved): void {
                    $this->model->adjustments[$id]['status'] = $isApproved ? 'approved' : 'declined';
                    $isApproved
                        && $this->model->move($adjustment['cents'], $adjustment['house'], "available {$adjustment['client']}");
                }
                : null,
        );
    }

    public function reverse(): Operation
    {
        if ($this->model->adjustments === []) {
            return $this->request();
        }
        $id = $this->world->mostly($this->model->adjustments, 'approved');
        $original = $this->model->adjustments[$id];
        $others = array_filter($this->model->adjustments, static fn (array $other): bool => $other['reverses'] === $id && $other['status'] !== 'declined');

        return new Operation(
            "reverse adjustment {$id}",
            fn (): mixed => app(RequestReversal::class)->handle(
                Adjustment::query()->findOrFail($id),
                'By mistake',
                $this->world->officer,
            ),
            $original['status'] === 'approved' && $original['reverses'] === null && $others === []
                ? function (mixed $made) use ($id, $original): void {
                    assert($made instanceof Adjustment);
                    $this->model->adjustments[$made->id] = [
                        ...$original,
                        'cents' => -$original['cents'],
                        'status' => 'requested',
                        'reverses' => $id,
                    ];
                }
                : null,
        );
    }
}
