<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Data\Reports\Marketing\MarketingDay;
use App\Data\Reports\Marketing\MarketingResult;
use App\Data\Reports\Marketing\MessageFigures;
use App\Domain\Reports\ReportScope;
use App\Domain\Stats\MessageSums;
use App\Enums\Ability;
use App\Enums\AutoMessageTrigger;
use App\Enums\BlastKind;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The marketing report. Messages and new clients by day are read from the daily roll-ups. */
final readonly class MarketingReportQuery
{
    public function __construct(private MarketingGrowthQuery $growth, private MarketingOfferQuery $offers) {}

    /** @param  User  $viewer  for the links to blasts */
    public function result(ReportScope $scope, User $viewer): MarketingResult
    {
        $before = $scope->previous();
        $affiliates = $this->growth->affiliates($scope);
        $promotions = $this->offers->promotions($scope);
        $computedAt = DB::table('daily_stats_days')->where('day', $scope->until)->value('computed_at');

        return new MarketingResult(
            $this->days($scope),
            self::figures('', 'Total', self::messages($scope)->selectRaw(MessageSums::sums())->first()),
            self::figures('', 'Total', self::messages($before)->selectRaw(MessageSums::sums())->first()),
            $this->blasts($scope, $viewer),
            $this->automatic($scope),
            MarketingGrowthQuery::total($affiliates),
            $affiliates,
            $this->growth->leads($scope),
            $this->growth->sources($scope),
            MarketingOfferQuery::total($promotions),
            MarketingOfferQuery::total($this->offers->promotions($before)),
            $promotions,
            $this->offers->reviews($scope),
            is_string($computedAt) ? CarbonImmutable::parse($computedAt, 'UTC')->toIso8601ZuluString() : null,
        );
    }

    /** @return list<MarketingDay> */
    private function days(ReportScope $scope): array
    {
        $messages = self::messages($scope)->groupBy('day')->select('day')->selectRaw(MessageSums::sums())->get()->keyBy('day');
        $clients = $this->growth->clientsByDay($scope);
        $leads = $this->growth->leadsByDay($scope);

        return array_map(static fn (string $day): MarketingDay => new MarketingDay(
            $day, (int) ($messages[$day]->sent ?? 0), (int) ($messages[$day]->opt_outs ?? 0), $clients[$day] ?? 0, $leads[$day] ?? 0,
        ), $scope->days());
    }

    /** @return list<MessageFigures> */
    private function blasts(ReportScope $scope, User $viewer): array
    {
        $canOpen = ['excel' => $viewer->hasAbility(Ability::SendExcelSmsBlasts), 'other' => $viewer->hasAbility(Ability::ViewSmsBlasts)];
        $rows = self::messages($scope)
            ->join('blasts', 'blasts.id', '=', 'message_stats.blast_id')
            ->orderByDesc('day')
            ->orderByDesc('blast_id')
            ->get(['message_stats.*', 'blasts.name', 'blasts.kind']);

        return array_values($rows->map(static function (stdClass $row) use ($canOpen): MessageFigures {
            $kind = BlastKind::from($row->kind);

            return self::figures((string) $row->blast_id, (string) $row->name, $row, $kind, $canOpen[$kind === BlastKind::Excel ? 'excel' : 'other']);
        })->all());
    }

    /** @return list<MessageFigures> */
    private function automatic(ReportScope $scope): array
    {
        return array_values(
            self::messages($scope)
                ->where('blast_id', 0)
                ->groupBy('trigger')
                ->select('trigger')
                ->selectRaw(MessageSums::sums())
                ->orderByRaw('sum(sent) desc')
                ->orderBy('trigger')
                ->get()
                ->map(
                    static fn (stdClass $row): MessageFigures => self::figures(
                        (string) $row->trigger,
                        AutoMessageTrigger::from($row->trigger)->label(),
                        $row,
                    ),
                )
                ->all(),
        );
    }

    private static function figures(string $key, string $label, ?stdClass $sums, ?BlastKind $kind = null, bool $canOpen = false): MessageFigures
    {
        $of = static fn (string $measure): int => (int) ($sums->{$measure} ?? 0);
        $hasBettors = $key === '' || $kind === BlastKind::MarketingActivation;

        return new MessageFigures(
            $key, $label, $of('sent'), $of('delivered'), $of('failed'), $of('suppressed'), $of('replies'), $of('opt_outs'), $hasBettors ? $of('bettors') : null,
            $kind === null ? null : (string) ($sums->day ?? ''), $kind, $canOpen,
        );
    }

    private static function messages(ReportScope $scope): Builder
    {
        return DB::table('message_stats')->whereBetween('day', [$scope->from, $scope->until]);
    }
}
