<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\DeleteCancellationReason;
use App\Actions\Payments\OrderCancellationReasons;
use App\Actions\Payments\SaveCancellationReason;
use App\Data\Payments\CancellationReasonsPage;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\CancellationReasonRequest;
use App\Http\Requests\Payments\OrderCancellationReasonsRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\CancellationReason;
use App\Models\User;
use App\Queries\Payments\CancellationReasonsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class CancellationReasonController
{
    use AnswersChange;

    public function index(CancellationReasonsQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Withdrawals/CancellationReasons', new CancellationReasonsPage($query->all(), $viewer->can('handleWithdrawals')));
    }

    public function store(CancellationReasonRequest $request, SaveCancellationReason $save, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $save->handle(null, $request->string('title')->value(), isActive: true, user: $user), 'Reason added.');
    }

    public function update(
        CancellationReasonRequest $request,
        CancellationReason $reason,
        SaveCancellationReason $save,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $save->handle(
                $reason,
                $request->has('title') ? $request->string('title')->value() : null,
                $request->has('is_active') ? $request->boolean('is_active') : null,
                $user,
            ),
            'Reason saved.',
        );
    }

    public function order(OrderCancellationReasonsRequest $request, OrderCancellationReasons $order, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $order->handle($request->ids(), $user), 'Order saved.');
    }

    public function destroy(CancellationReason $reason, DeleteCancellationReason $delete, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $delete->handle($reason, $user), 'Reason deleted.');
    }
}
