<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Data\Deposits\ReconciliationDifference;
use App\Http\Requests\Reports\ExportListRequest;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Deposits\ReconciliationLineList;
use App\Lists\ListContext;
use App\Lists\ListQueryValidator;
use App\Models\User;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\BusinessDay;
use App\Support\CsvDownload;
use App\Support\CsvText;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** All differences of a day as CSV. */
final readonly class ReconciliationExportController
{
    private const HEADER = ['Day', 'Difference', 'Bank and ledger disagree', 'Amount (AUD)', 'What', 'What to do', 'Deposit', 'Transaction'];

    public function __invoke(ExportListRequest $request, ReconciliationLineList $list, ListQueryValidator $validator, ReconciliationQuery $reconciliation, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $day = $request->opened(static fn (): BusinessDay => $list->day($validator->validateStrictly($list, $request->listQuery(), new ListContext($viewer))));
        // Before the first row is sent, because an interrupted export has exposed data too.
        $audit->record('reconciliation.exported', after: ['reason' => $request->reason(), 'day' => $day->date]);
        $rows = array_map(static fn (ReconciliationDifference $difference): array => [
            $day->date, $difference->kind->label(), $difference->is_disagreement, CsvText::dollars($difference->amount_cents), $difference->what, $difference->advice,
            $difference->deposit_id, $difference->transaction_id,
        ], $reconciliation->differences($day));

        return CsvDownload::response("differences-{$day->date}.csv", self::HEADER, $rows);
    }
}
