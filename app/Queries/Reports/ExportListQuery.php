<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Data\Lists\ListMeta;
use App\Data\Reports\ExportRow;
use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use App\Http\Requests\Reports\ExportIndexRequest;
use App\Models\Export;
use App\Models\User;
use App\Policies\ExportPolicy;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\UtcTime;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Exports of one person, or of everybody for supervisors, newest first. */
final readonly class ExportListQuery
{
    public function __construct(private ListReader $reader, private ExportPolicy $policy) {}

    /** @return array{list<ExportRow>, ListMeta} */
    public function page(User $viewer, ExportIndexRequest $request): array
    {
        $filtered = $request->narrow(DB::table('exports'));
        if (! $this->policy->seesAll($viewer)) {
            $filtered->where('exports.user_id', $viewer->id);
        }
        $rows = (clone $filtered)->join('users', 'users.id', '=', 'exports.user_id')->select(['exports.*', 'users.first_name', 'users.last_name']);
        $page = $this->reader->page($rows, 'exports.id', $request->listState());

        return [array_map(fn (stdClass $row): ExportRow => $this->row($row, $viewer), $page->rows), $this->reader->meta($filtered, $page, $request->listState())];
    }

    public function isWriting(User $viewer): bool
    {
        return Export::query()->where('user_id', $viewer->id)->whereIn('status', [ExportStatus::Queued, ExportStatus::Running])->exists();
    }

    private function row(stdClass $row, User $viewer): ExportRow
    {
        $status = ExportStatus::from($row->status);
        $isOwn = (int) $row->user_id === $viewer->id;

        return new ExportRow(
            id: (int) $row->id,
            kind: ExportKind::from($row->kind),
            reason: $row->reason,
            status: $status,
            total_rows: $row->total_rows === null ? null : (int) $row->total_rows,
            written_rows: (int) $row->written_rows,
            bytes: $row->bytes === null ? null : (int) $row->bytes,
            error: $row->error,
            owner_name: trim("{$row->first_name} {$row->last_name}"),
            created_at: (string) UtcTime::iso($row->created_at),
            expires_at: UtcTime::iso($row->expires_at),
            downloaded_at: UtcTime::iso($row->downloaded_at),
            can_download: $isOwn && $status === ExportStatus::Ready,
            can_cancel: $isOwn && $status->isUnfinished(),
        );
    }
}
