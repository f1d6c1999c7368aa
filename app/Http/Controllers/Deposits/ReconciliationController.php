<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ReconcileDay;
use App\Actions\Deposits\ReopenDay;
use App\Data\Deposits\ReconciliationDifference;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\ReconcileDayRequest;
use App\Http\Requests\Deposits\ReopenDayRequest;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Reports\ExportListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Deposits\ReconciliationLineList;
use App\Lists\ListContext;
use App\Lists\ListQueryValidator;
use App\Models\Reconciliation;
use App\Models\User;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use App\Support\CsvDownload;
use App\Support\CsvText;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Symfony\Component\HttpFoundation\StreamedResponse;

final class ReconciliationController
{
    use AnswersChange;

    private const HEADER = ['Day', 'Difference', 'Bank and ledger disagree', 'Amount (AUD)', 'What', 'What to do', 'Deposit', 'Transaction'];

    public function index(ListRequest $request, ReconciliationLineList $list, ReconciliationQuery $reconciliation, #[CurrentUser] User $viewer): Response
    {
        $day = $list->day($request->parameters($list));
        $lines = $request->deferred($list, $day);

        return Inertia::render('Deposits/Reconciliation', $reconciliation->page($day, $lines, $viewer));
    }

    public function store(ReconcileDayRequest $request, ReconcileDay $reconcile, #[CurrentUser] User $closer): RedirectResponse
    {
        return $this->changed(
            static fn (): Reconciliation => $reconcile->handle(
                $request->day(),
                $request->string('note')->value(),
                $request->integer('seen_closing_cents'),
                $request->string('seen_differences')->value(),
                $closer,
            ),
            "{$request->day()->inWords()} is closed.",
        );
    }

    public function reopen(ReopenDayRequest $request, ReopenDay $reopen, #[CurrentUser] User $opener): RedirectResponse
    {
        return $this->changed(
            static fn (): Reconciliation => $reopen->handle(
                $request->day(),
                $request->integer('closing'),
                $request->string('reason')->value(),
                $opener,
            ),
            "{$request->day()->inWords()} is open again.",
        );
    }

    /** All differences of the day as CSV. */
    public function export(
        ExportListRequest $request,
        ReconciliationLineList $list,
        ListQueryValidator $validator,
        ReconciliationQuery $reconciliation,
        AuditTrail $audit,
        #[CurrentUser] User $viewer,
    ): StreamedResponse {
        $day = $request->opened(
            static fn (): CalendarDay => $list->day(
                $validator->validateStrictly($list, $request->listQuery(), new ListContext($viewer)),
            ),
        );
        // Before the first row is sent, because an interrupted export has exposed data too.
        $audit->record('reconciliation.exported', after: ['reason' => $request->reason(), 'day' => $day->date]);
        $rows = array_map(
            static fn (ReconciliationDifference $difference): array => [
                $day->date,
                $difference->kind->label(),
                $difference->is_disagreement,
                CsvText::dollars($difference->amount_cents),
                $difference->what,
                $difference->advice,
                $difference->deposit_id,
                $difference->transaction_id,
            ],
            $reconciliation->differences($day),
        );

        return CsvDownload::response("differences-{$day->date}.csv", self::HEADER, $rows);
    }
}
