<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports\Affiliates;

use App\Actions\Reports\ApproveAffiliateStatement;
use App\Actions\Reports\DraftAffiliateStatements;
use App\Actions\Reports\PayAffiliateStatement;
use App\Actions\Reports\UpdateAffiliateTerms;
use App\Data\Reports\Affiliates\AffiliateStatementPage;
use App\Data\Reports\Affiliates\AffiliateTaxPage;
use App\Data\Reports\Affiliates\StatementRow;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Reports\ApproveStatementRequest;
use App\Http\Requests\Reports\PayStatementRequest;
use App\Http\Requests\Reports\StatementMonthRequest;
use App\Http\Requests\Reports\UpdateAffiliateTermsRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\User;
use App\Queries\Reports\AffiliateStatementsQuery;
use App\Support\Abn;
use App\Support\CalendarDay;
use App\Support\CsvDownload;
use App\Support\CsvText;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Monthly tax statements of affiliates. */
final readonly class AffiliateStatementController
{
    use AnswersChange;

    public function __construct(private AffiliateStatementsQuery $statements) {}

    public function index(StatementMonthRequest $request, #[CurrentUser] User $viewer): Response
    {
        $month = $request->month()->format('Y-m');
        $canDecide = $viewer->can('takeDecisions');

        return Inertia::render('Reports/Affiliates/Tax', new AffiliateTaxPage(
            $month, $request::choices(), $this->statements->of($request->month(), $viewer), $this->statements->terms(),
            $canDecide, $canDecide && in_array($month, $request::finished(), true), $viewer->can('exportReports'),
        ));
    }

    public function show(AffiliateStatement $statement, #[CurrentUser] User $viewer): Response
    {
        $payer = config()->string('paddock.business.name');

        return Inertia::render('Reports/Affiliates/Statement', new AffiliateStatementPage(
            $this->statements->row($statement->load(['affiliate.termChanges', 'changedBy', 'approvedBy']), $viewer),
            $statement->approved_at === null ? null : CalendarDay::around($statement->approved_at)->date,
            $payer,
            Abn::shown(Abn::parse(config()->string('paddock.business.abn'))),
        ));
    }

    public function store(StatementMonthRequest $request, DraftAffiliateStatements $draft, #[CurrentUser] User $user): RedirectResponse
    {
        $count = $draft->handle($request->month(), $user);

        return $this->success(match ($count) {
            0 => 'The drafts are up to date.',
            1 => '1 draft made or updated.',
            default => "{$count} drafts made or updated.",
        });
    }

    public function approve(
        ApproveStatementRequest $request,
        AffiliateStatement $statement,
        ApproveAffiliateStatement $approve,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $approve->handle($statement, $request->integer('version'), $user),
            'Statement approved.',
        );
    }

    public function pay(
        PayStatementRequest $request,
        AffiliateStatement $statement,
        PayAffiliateStatement $pay,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $pay->handle($statement, $request->string('payment_reference')->trim()->value(), $user),
            'Statement marked as paid.',
        );
    }

    public function terms(
        UpdateAffiliateTermsRequest $request,
        Affiliate $affiliate,
        UpdateAffiliateTerms $update,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $update->handle($affiliate, $request->fields(), $request->integer('version'), $user),
            'Terms saved. Update the drafts to use them.',
        );
    }

    public function export(StatementMonthRequest $request, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $month = $request->month()->format('Y-m');
        $audit->record('affiliate-statements.exported', after: ['reason' => $request->validated('reason'), 'month' => $month]);
        $header = [
            'Month',
            'Affiliate',
            'ABN',
            'Registered for GST',
            'Status',
            'Our profit (AUD)',
            'New clients',
            'Commission (AUD)',
            'Adjustments (AUD)',
            'Gross (AUD)',
            'GST (AUD)',
            'Withheld (AUD)',
            'Payable (AUD)',
            'Payment reference',
        ];

        return CsvDownload::response(
            "affiliate-statements-{$month}.csv",
            $header,
            array_map(
                static fn (StatementRow $row): array => [
                    $month,
                    $row->affiliate_name,
                    $row->abn,
                    $row->is_gst_registered ? 'Yes' : 'No',
                    $row->status->label(),
                    CsvText::dollars($row->profit_cents),
                    $row->new_clients,
                    CsvText::dollars($row->commission_cents),
                    CsvText::dollars($row->gross_cents - $row->commission_cents),
                    CsvText::dollars($row->gross_cents),
                    CsvText::dollars($row->gst_cents),
                    CsvText::dollars($row->withheld_cents),
                    CsvText::dollars($row->payable_cents),
                    $row->payment_reference,
                ],
                $this->statements->of($request->month(), $viewer),
            ),
        );
    }
}
