<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\CancelPaymentBatch;
use App\Actions\Payments\ChangeValueDate;
use App\Actions\Payments\CreatePaymentBatch;
use App\Actions\Payments\RemovePayment;
use App\Data\Payments\PaymentBatchesPage;
use App\Domain\Payments\ValueDates;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Payments\PaymentBatchRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Payments\PaymentBatchList;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Queries\Payments\PaymentBatchQuery;
use App\Queries\Payments\ReadyWithdrawalsQuery;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class PaymentBatchController
{
    use AnswersChange;

    public function index(ListRequest $request, PaymentBatchList $list, ReadyWithdrawalsQuery $waiting, #[CurrentUser] User $viewer): Response
    {
        [$batches, $meta] = $request->page($list);
        [$ready, $hasMore] = $waiting->all($viewer);

        return Inertia::render('Withdrawals/Batches', new PaymentBatchesPage(
            batches: $batches,
            meta: $meta,
            ready: $ready,
            has_more_ready: $hasMore,
            next_value_on: ValueDates::next()->toDateString(),
            last_value_on: ValueDates::last()->toDateString(),
            can_handle: $viewer->can('handleWithdrawals'),
        ));
    }

    public function show(PaymentBatch $batch, PaymentBatchQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Withdrawals/Batch', $query->page($batch, $viewer, $viewer->can('handleWithdrawals')));
    }

    public function store(PaymentBatchRequest $request, CreatePaymentBatch $create, #[CurrentUser] User $creator): RedirectResponse
    {
        try {
            $batch = $create->handle($request->withdrawalIds(), $request->valueOn(), $creator);
        } catch (OperationRefusedException $refused) {
            return back(303)->with('error', $refused->getMessage());
        }

        return redirect()->route('withdrawals.batches.show', $batch)->with(['success' => "{$batch->number} created.", 'auto_hide_success_message' => true]);
    }

    public function update(PaymentBatchRequest $request, PaymentBatch $batch, ChangeValueDate $change, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $change->handle($batch, $request->valueOn(), $user), "Value date of {$batch->number} changed.");
    }

    public function destroy(PaymentBatch $batch, CancelPaymentBatch $cancel, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $cancel->handle($batch, $user), "{$batch->number} cancelled. Its withdrawals can go into another batch.");
    }

    public function destroyItem(PaymentBatch $batch, PaymentBatchItem $item, RemovePayment $remove, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $remove->handle($batch, $item, $user), 'Payment removed. It can go into another batch.');
    }
}
