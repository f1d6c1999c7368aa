<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\SavePaymentNote;
use App\Http\Requests\Payments\SavePaymentNoteRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Payments\PaymentNoteQuery;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final readonly class PaymentNoteController
{
    public function show(Withdrawal $withdrawal, PaymentNoteQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Withdrawals/PaymentNote', $query->page($withdrawal, $viewer));
    }

    public function update(SavePaymentNoteRequest $request, Withdrawal $withdrawal, SavePaymentNote $save, #[CurrentUser] User $editor): RedirectResponse
    {
        try {
            $save->handle(
                $withdrawal,
                $request->integer('version'),
                $request->validated('statement_reference') ?: null,
                $request->validated('payment_note') ?: null,
                $editor,
            );
        } catch (OperationRefusedException $refused) {
            return back(303)->withErrors([$refused instanceof ChangedMeanwhileException ? 'version' : 'statement_reference' => $refused->getMessage()]);
        }

        return back(303)->with(['success' => 'Payment note saved.', 'auto_hide_success_message' => true]);
    }
}
