<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\ChangeDraftBatch;
use App\Actions\Payments\CreatePaymentBatch;
use App\Data\Payments\PaymentBatchesPage;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Payments\ChangePaymentBatchRequest;
use App\Http\Requests\Payments\CreatePaymentBatchRequest;
use App\Http\Requests\Payments\PaymentBatchIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Queries\Payments\PaymentBatchesQuery;
use App\Queries\Payments\PaymentBatchQuery;
use App\Queries\Payments\ReadyWithdrawalsQuery;
use App\Services\Ledger\MoveRefused;
use App\Services\Payments\ValueDates;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class PaymentBatchController
{
    use AnswersMove;

    public function index(PaymentBatchIndexRequest $request, PaymentBatchesQuery $query, ReadyWithdrawalsQuery $waiting, #[CurrentUser] User $viewer): Response
    {
        [$batches, $meta] = $query->page($request->statuses(), $request->number(), $request->listState());
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

    public function store(CreatePaymentBatchRequest $request, CreatePaymentBatch $create, #[CurrentUser] User $creator): RedirectResponse
    {
        try {
            $batch = $create->handle($request->withdrawalIds(), $request->valueOn(), $creator);
        } catch (MoveRefused $refused) {
            return back(303)->with('error', $refused->getMessage());
        }

        return redirect()->route('withdrawals.batches.show', $batch)->with(['success' => "{$batch->number} is ready. Check it, then export its file.", 'auto_hide_success_message' => true]);
    }

    public function update(ChangePaymentBatchRequest $request, PaymentBatch $batch, ChangeDraftBatch $change, #[CurrentUser] User $editor): RedirectResponse
    {
        return $this->moved(static fn () => $change->moveTo($batch, $request->valueOn(), $editor), "{$batch->number} has another value date.");
    }

    public function destroy(PaymentBatch $batch, ChangeDraftBatch $change, #[CurrentUser] User $canceller): RedirectResponse
    {
        return $this->moved(static fn () => $change->cancel($batch, $canceller), "{$batch->number} is cancelled. Its withdrawals wait to be paid again.");
    }
}
