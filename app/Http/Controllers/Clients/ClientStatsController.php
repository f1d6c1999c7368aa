<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientFigures;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientStatsPage;
use App\Data\Clients\MonthFigures;
use App\Http\Requests\Clients\ClientStatsRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientStatsQuery;
use App\Support\CsvDownload;
use Generator;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

final class ClientStatsController
{
    public function index(
        ClientStatsRequest $request,
        Client $client,
        ClientHeaderQuery $headers,
        ClientStatsQuery $stats,
        #[CurrentUser] User $viewer,
    ): Response {
        return Inertia::render(
            'Clients/Stats',
            new ClientStatsPage(
                client: static fn (): ClientHeader => $headers->for($client, $viewer),
                months: $request->months(),
                site: $request->siteId(),
                sites: static fn (): array => $stats->sites($client),
                figures: Inertia::defer(
                    static fn (): ClientFigures => $stats->figures($client, $request->months(), $request->siteId()),
                ),
                can_export: $viewer->can('export', Client::class),
            ),
        );
    }

    /** The table of a client's months as CSV, with the period and the site in use. */
    public function export(
        ClientStatsRequest $request,
        Client $client,
        ClientStatsQuery $stats,
        AuditTrail $audit,
    ): StreamedResponse {
        $audit->record(
            'client.stats_exported',
            $client,
            after: ['reason' => $request->validated('reason'), 'months' => $request->months(), 'site' => $request->siteId()],
        );

        return CsvDownload::response(
            "stats-{$client->pin}-".now(config()->string('paddock.timezone'))->format('Y-m-d').'.csv',
            $this->header(),
            $this->rows($stats->figures($client, $request->months(), $request->siteId())->months),
        );
    }

    /** @return list<string> */
    private function header(): array
    {
        return [
            'Month ('.config()->string('paddock.timezone').')',
            'Bets',
            'Turnover (AUD)',
            'Bonus stakes (AUD)',
            'Returns (AUD)',
            'Our profit (AUD)',
            'Margin (%)',
            'Deposits (AUD)',
            'Withdrawals (AUD)',
        ];
    }

    /**
     * @param  iterable<MonthFigures>  $months
     * @return Generator<int, list<int|string|null>>
     */
    private function rows(iterable $months): Generator
    {
        foreach ($months as $month) {
            yield [
                substr($month->label, 0, 7), $month->bets, $this->hundredths($month->turnover_cents), $this->hundredths($month->bonus_cents),
                $this->hundredths($month->returns_cents), $this->hundredths($month->profit_cents), $this->hundredths($month->margin_basis_points),
                $this->hundredths($month->deposits_cents), $this->hundredths($month->withdrawals_cents),
            ];
        }
    }

    private function hundredths(?int $value): ?string
    {
        return $value === null ? null : number_format($value / 100, 2, '.', '');
    }
}
