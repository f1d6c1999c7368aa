<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\Clients\IpCompanion;
use App\Data\Clients\IpSightingRow;
use App\Http\Requests\Clients\IpReportRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientIpReportQuery;
use App\Queries\Lists\ListState;
use App\Support\CsvText;

final readonly class IpReportExport implements ClientListExport
{
    public function __construct(private ClientIpReportQuery $report) {}

    public function name(): string
    {
        return 'ip_report';
    }

    public function file(Client $client, array $query, User $viewer): ListFile
    {
        $request = IpReportRequest::of($query, $viewer);
        $text = new CsvText($viewer->timezone);
        $header = ['Address', 'Place', 'Known device', $text->heading('First seen'), $text->heading('Last seen'), 'Sign-ins', 'Other clients', 'Among them'];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($client, $request, $text): array {
            [$rows, $meta] = $this->report->page($client, $request->filters(), $state);

            return [array_map(static fn (IpSightingRow $row): array => [
                $row->ip, $row->place, $row->has_device, $text->time($row->first_seen_at), $text->time($row->last_seen_at), $row->hits,
                $row->other_clients_is_capped ? "{$row->other_clients} or more" : $row->other_clients,
                implode(', ', array_map(static fn (IpCompanion $other): string => "{$other->full_name} ({$other->pin})", $row->companions)),
            ], $rows), $meta];
        });
    }
}
