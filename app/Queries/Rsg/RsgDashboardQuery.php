<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\RsgCount;
use App\Data\Rsg\RsgDay;
use App\Data\Rsg\RsgOptOut;
use App\Data\Rsg\RsgResponse;
use App\Data\Rsg\RsgTrend;
use App\Enums\Ability;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\ClientRiskFilter;
use App\Enums\FilterOperator;
use App\Enums\RsgWorkKind;
use App\Enums\RsgWorkView;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Buttons, opt-outs, checks, response times and trends of the RSG dashboard. */
final readonly class RsgDashboardQuery
{
    private const OPT_OUT_DAYS = 7;

    private const OPT_OUTS = 20;

    private const DAYS = 30;

    /** Enough for a median. */
    private const MEASURED = 5_000;

    /** key => label, table, time of new work, its list, and the ability of the list */
    private const TRENDS = [
        'exclusion' => ['Exclusions', 'exclusion_cases', 'created_at', 'rsg.exclusions.index', Ability::ViewRsg],
        'form' => ['Forms', 'rsg_form_submissions', 'submitted_at', 'rsg.form-submissions.index', Ability::ViewRsgFormSubmissions],
        'communication' => ['Communications', 'rsg_communications', 'sent_at', 'rsg.communications.index', Ability::ViewRsgCommunications],
        'event' => ['Events', 'rsg_events', 'created_at', 'rsg.events.index', Ability::ViewRsgEvents],
    ];

    /** @return list<RsgCount> three: clients to check, registrations missing in Genweb, and payments to excluded people */
    public function riskButtons(User $viewer, RsgWorkQuery $work): array
    {
        $clients = static fn (ClientRiskFilter $filter, string $label, int $count): RsgCount => new RsgCount(
            $filter->value,
            $label,
            $count,
            0,
            $viewer->hasAbility(Ability::ViewClients)
                ? route('clients.index', ['custom_risk_filter' => $filter->value], absolute: false)
                : null,
        );

        return [
            $clients(
                ClientRiskFilter::PendingNewAccountCheck,
                'New account checks',
                $work->countOf(RsgWorkKind::RiskCheck)->count,
            ),
            $clients(
                ClientRiskFilter::NotBetstoppedInGenweb,
                'Missing in Genweb',
                ClientRiskFilter::NotBetstoppedInGenweb->apply(Client::query()->toBase())->count(),
            ),
            $work->countOf(RsgWorkKind::Payment),
        ];
    }

    /** @return list<RsgCount> two: communications and forms */
    public function rsgButtons(User $viewer, RsgWorkQuery $work): array
    {
        return array_map(static function (RsgWorkKind $kind) use ($viewer, $work): RsgCount {
            $count = $work->countOf($kind);

            return $viewer->hasAbility($kind->ability()) ? $count : new RsgCount($count->key, $count->label, $count->count, $count->overdue, null);
        }, [RsgWorkKind::Communication, RsgWorkKind::Form]);
    }

    /** @return list<RsgOptOut> */
    public function optOuts(User $viewer): array
    {
        return array_values(Client::query()->with('company')->where('sms_opted_out_at', '>=', CarbonImmutable::now()->subDays(self::OPT_OUT_DAYS))
            ->orderByDesc('sms_opted_out_at')->orderByDesc('id')->limit(self::OPT_OUTS)->get()
            ->map(static fn (Client $client): RsgOptOut => new RsgOptOut(
                $client->id, $client->full_name, $client->company->name, $client->sms_opted_out_at ?? $client->updated_at,
                $viewer->hasAbility(Ability::ViewClients) ? route('clients.rsg', $client->id, absolute: false) : null,
            ))->all());
    }

    /** @return list<RsgCount> of today, where the viewer is */
    public function checks(User $viewer): array
    {
        $today = CarbonImmutable::now($viewer->timezone)->startOfDay();
        // The log has the register's notices too, which are no checks.
        $filters = ['purpose' => implode(',', array_column(BetstopCheckPurpose::cases(), 'value')), 'from' => $today->toDateString()];

        $counts = BetstopCheck::query()
            ->toBase()
            ->where('checked_at', '>=', $today->utc())
            ->groupBy('result')
            ->selectRaw('result, count(*) as number')
            ->pluck('number', 'result');

        return array_map(static fn (BetstopCheckResult $result): RsgCount => new RsgCount(
            $result->value, $result->label(), (int) ($counts[$result->value] ?? 0), 0,
            $viewer->hasAbility(Ability::ViewBetstopLogs) ? route('rsg.betstop-logs.index', ['result' => $result->value, ...$filters], absolute: false) : null,
        ), BetstopCheckResult::cases());
    }

    /** @return list<RsgResponse> */
    public function responses(User $viewer): array
    {
        $done = [
            'view' => RsgWorkView::All->value,
            'handled' => CarbonImmutable::now($viewer->timezone)->subDays(self::DAYS)->toDateString(),
            'handled_op' => FilterOperator::After->value,
        ];
        $url = static fn (string $route, Ability $ability): ?string => $viewer->hasAbility($ability)
            ? route($route, $done, absolute: false)
            : null;

        return [
            $this->response(
                'Forms',
                'rsg_form_submissions',
                'submitted_at',
                'resolved_at',
                $viewer,
                $url('rsg.form-submissions.index', Ability::ViewRsgFormSubmissions),
            ),
            $this->response(
                'Communications',
                'rsg_communications',
                'sent_at',
                'resolved_at',
                $viewer,
                $url('rsg.communications.index', Ability::ViewRsgCommunications),
            ),
            $this->response(
                'Events',
                'rsg_events',
                'created_at',
                'actioned_at',
                $viewer,
                $url('rsg.events.index', Ability::ViewRsgEvents),
            ),
            // The steps of all cases are on no list.
            $this->response('Exclusion steps', 'exclusion_steps', 'created_at', 'done_at', $viewer, null),
        ];
    }

    private function response(string $label, string $table, string $from, string $to, User $viewer, ?string $url): RsgResponse
    {
        $since = CarbonImmutable::now($viewer->timezone)->startOfDay()->subDays(self::DAYS - 1);
        $inTime = 0;
        $minutes = [];
        foreach (DB::table($table)->where($to, '>=', $since->utc())->orderByDesc($to)->limit(self::MEASURED)->get([$from, $to, 'due_at']) as $row) {
            // The database's text of times sorts by time.
            $inTime += $row->due_at === null || $row->{$to} <= $row->due_at ? 1 : 0;
            $minutes[] = (int) CarbonImmutable::parse($row->{$from}, 'UTC')->diffInMinutes(CarbonImmutable::parse($row->{$to}, 'UTC'));
        }
        sort($minutes);

        return new RsgResponse($label, count($minutes), $inTime, $minutes[intdiv(count($minutes), 2)] ?? null, $url);
    }

    /** @return list<RsgTrend> */
    public function trends(User $viewer): array
    {
        $from = CarbonImmutable::now($viewer->timezone)->startOfDay()->subDays(self::DAYS - 1);
        $trends = [];
        foreach (self::TRENDS as $key => [$label, $table, $column, $list, $ability]) {
            $days = array_fill_keys(array_map(static fn (int $day): string => $from->addDays($day)->toDateString(), range(0, self::DAYS - 1)), 0);
            // Grouped here, because the database's days begin at midnight UTC instead of the viewer's midnight.
            DB::table($table)
                ->where($column, '>=', $from->utc())
                ->select($column)
                ->orderBy($column)
                ->cursor()
                ->each(static function (stdClass $row) use (&$days, $column, $viewer): void {
                    $day = CarbonImmutable::parse($row->{$column}, 'UTC')->setTimezone($viewer->timezone)->toDateString();
                    $days[$day] = ($days[$day] ?? 0) + 1;
                });
            $trends[] = new RsgTrend(
                $key,
                $label,
                array_sum($days),
                array_map(
                    static fn (string $day, int $value): RsgDay => new RsgDay($day, $value),
                    array_keys($days),
                    array_values($days),
                ),
                $viewer->hasAbility($ability)
                    ? route($list, ['view' => RsgWorkView::All->value, 'from' => $from->toDateString()], absolute: false)
                    : null,
            );
        }

        return $trends;
    }
}
