<?php

declare(strict_types=1);

namespace App\Http\Requests\Matches;

use App\Enums\MatchStatus;
use App\Http\Requests\ListRequest;
use App\Models\DbClient;
use App\Models\User;
use App\Queries\Lists\ListOrder;
use App\Queries\Matches\MatchFilters;
use App\Queries\Matches\MatchSort;
use Illuminate\Validation\Rule;

/** `status` (one; suggested unless it says otherwise), `pair` (several), `score` (at least) and `import`. */
final class MatchIndexRequest extends ListRequest
{
    public const PAIRS = ['client-client', 'client-lead', 'client-db_client', 'lead-lead', 'lead-db_client', 'db_client-db_client'];

    public function filters(): MatchFilters
    {
        /** @var User $viewer */
        $viewer = $this->user();
        $score = $this->validated('score');
        $import = $this->validated('import');

        return new MatchFilters(
            MatchStatus::tryFrom((string) $this->validated('status')) ?? MatchStatus::Suggested,
            $this->validated('pair') ?? [],
            $score === null ? null : (int) $score,
            $import === null ? null : (int) $import,
            $viewer->can('manage', DbClient::class),
        );
    }

    protected function sorts(): string
    {
        return MatchSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(MatchSort::Priority, descending: true);
    }

    protected function filterRules(): array
    {
        return [
            'status' => ['nullable', Rule::enum(MatchStatus::class)],
            'pair' => ['nullable', 'array', 'list', 'max:6'],
            'pair.*' => [Rule::in(self::PAIRS)],
            'score' => ['nullable', 'integer', 'between:0,100'],
            'import' => ['nullable', 'integer', 'between:1,999999999999999999'],
        ];
    }

    protected function multiValued(): array
    {
        return ['pair'];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['pair.*' => 'kind of pair', 'score' => 'least score'];
    }
}
