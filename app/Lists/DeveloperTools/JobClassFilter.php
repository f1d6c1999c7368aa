<?php

declare(strict_types=1);

namespace App\Lists\DeveloperTools;

use App\Enums\FilterOperator;
use App\Lists\Filters\Filter;
use App\Lists\Filters\FilterKind;
use Illuminate\Database\Query\Builder;

/** The class of a failed job, which Laravel stores at the beginning of the payload: `{"uuid":"…","displayName":"App\\Jobs\\RunBlast",…`. */
final readonly class JobClassFilter extends Filter
{
    public function __construct()
    {
        parent::__construct('job', 'Job', kind: FilterKind::SingleSelect);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return preg_match('/\A[\w\\\\]{1,200}\z/', $value) === 1 ? null : 'Choose a job from the list.';
    }

    /** Reads all failed jobs, of which there are few: they are deleted after 30 days. */
    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $class = (string) preg_replace('/[%_!]/', '!$0', substr((string) json_encode($value), 1, -1));
        $query->whereRaw("failed_jobs.payload like ? escape '!'", ['{"uuid":"'.str_repeat('_', 36).'","displayName":"'.$class.'",%']);
    }
}
