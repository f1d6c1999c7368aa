<?php

declare(strict_types=1);

namespace App\Queries\Transactions\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Services\Search\SearchIndex;
use App\Services\Search\SearchText;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** What the list of cases is narrowed to; null and empty narrow nothing. */
final readonly class DuplicateFilters
{
    /**
     * @param  string|null  $search  words of a payer's name, their number, or a reference of the bank, of either line
     * @param  string|null  $pin  of the client whose deposit one of the two is
     * @param  CarbonImmutable|null  $from  UTC, of the later payment
     * @param  CarbonImmutable|null  $before  UTC
     */
    public function __construct(
        public ?DuplicateCaseStatus $status = null,
        public ?string $search = null,
        public ?int $leastScore = null,
        public ?string $pin = null,
        public ?int $leastCents = null,
        public ?int $mostCents = null,
        public ?CarbonImmutable $from = null,
        public ?CarbonImmutable $before = null,
    ) {}

    /** @param  Builder  $cases  a query over `duplicate_cases` */
    public function apply(Builder $cases): Builder
    {
        $cases
            ->when($this->status, static fn (Builder $query, DuplicateCaseStatus $status): Builder => $query->where('duplicate_cases.status', $status->value))
            ->when($this->leastScore, static fn (Builder $query, int $least): Builder => $query->where('duplicate_cases.score', '>=', $least))
            ->when($this->leastCents, static fn (Builder $query, int $least): Builder => $query->where('duplicate_cases.amount_cents', '>=', $least))
            ->when($this->mostCents, static fn (Builder $query, int $most): Builder => $query->where('duplicate_cases.amount_cents', '<=', $most))
            ->when($this->from, static fn (Builder $query, CarbonImmutable $from): Builder => $query->where('duplicate_cases.paid_at', '>=', $from->toDateTimeString()))
            ->when($this->before, static fn (Builder $query, CarbonImmutable $before): Builder => $query->where('duplicate_cases.paid_at', '<', $before->toDateTimeString()));
        if ($this->pin !== null) {
            $lines = DB::table('deposits')->join('clients', 'clients.id', '=', 'deposits.client_id')->where('clients.pin', $this->pin)->select('deposits.bank_line_id');
            $this->either($cases, static fn (Builder $query, string $line): Builder => $query->whereIn($line, clone $lines));
        }
        if ($this->search !== null) {
            $text = SearchText::parse($this->search, seesContacts: true);
            $this->either($cases, static function (Builder $query, string $line) use ($text): Builder {
                app(SearchIndex::class)->constrain($query, $line, 'bank_line', $text);

                return $query;
            });
        }

        return $cases;
    }

    /** @param  Closure(Builder, string): Builder  $narrow */
    private function either(Builder $cases, Closure $narrow): void
    {
        $cases->where(static fn (Builder $any): Builder => $any
            ->where(static fn (Builder $left): Builder => $narrow($left, 'duplicate_cases.left_bank_line_id'))
            ->orWhere(static fn (Builder $right): Builder => $narrow($right, 'duplicate_cases.right_bank_line_id')));
    }
}
