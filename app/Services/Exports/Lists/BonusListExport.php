<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\Clients\BonusClaimRow;
use App\Http\Requests\Clients\BonusClaimIndexRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientBonusesQuery;
use App\Queries\Lists\ListState;
use App\Support\CsvText;

final readonly class BonusListExport implements ClientListExport
{
    public function __construct(private ClientBonusesQuery $bonuses) {}

    public function name(): string
    {
        return 'bonuses';
    }

    public function file(Client $client, array $query, User $viewer): ListFile
    {
        $request = BonusClaimIndexRequest::of($query, $viewer);
        $text = new CsvText($viewer->timezone);
        $header = [
            'Promotion', 'Amount (AUD)', 'Status', 'Explanation', 'Reason', 'Requested by', 'Approved by', $text->heading('Offered'), $text->heading('Claimed'),
            $text->heading('Credited'), $text->heading('Used'), $text->heading('Reversed'), $text->heading('Expires'),
        ];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($client, $request, $viewer, $text): array {
            [$rows, $meta] = $this->bonuses->page($client, $request->statuses(), $state, $viewer);

            return [array_map(static fn (BonusClaimRow $row): array => [
                $row->promotion_title, CsvText::dollars($row->amount_cents), $row->status->label(), $row->explanation, $row->reason, $row->requested_by, $row->approved_by,
                $text->time($row->offered_at), $text->time($row->claimed_at), $text->time($row->credited_at), $text->time($row->used_at), $text->time($row->reversed_at),
                $text->time($row->expires_at),
            ], $rows), $meta];
        });
    }
}
