<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Enums\SearchField;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * The candidates of each search field by the indexes of `clients`, without reading records. Deleted clients are included.
 *
 * The fields of a search together may match no client. A database that starts with a common field would read hundreds of
 * thousands of records to find out.
 */
final readonly class ClientFieldIndex
{
    /** This many records are read quickly. */
    private const FEW = 2_000;

    /** The most index ranges in one union. */
    private const STRETCHES = 60;

    /** Fields whose index is not in id order, and suburbs, where a prefix may match several. */
    private const LEADING = [SearchField::Dob, SearchField::Suburb, SearchField::Postcode];

    public function __construct(private Suburbs $suburbs) {}

    /**
     * Index queries for the fields that must match.
     *
     * @param  list<FieldCondition>  $conditions
     * @return list<array{SearchField, list<Builder>}> queries whose union contains every match of the field
     */
    public function read(array $conditions): array
    {
        $read = [];
        foreach ($conditions as $condition) {
            $parts = $condition->isNegated ? null : $this->parts($condition);
            if ($parts !== null) {
                $read[] = [$condition->field, $parts];
            }
        }

        return $read;
    }

    /**
     * All candidates of the rarest field.
     *
     * @param  list<array{SearchField, list<Builder>}>  $fields
     * @return list<int>|null null when every field has many candidates
     */
    public function few(array $fields): ?array
    {
        $fewest = null;
        $least = self::FEW + 1;
        foreach ($fields as [, $parts]) {
            $count = $this->count($parts);
            if ($count < $least) {
                [$fewest, $least] = [$parts, $count];
            }
        }

        return $fewest === null ? null : $this->ids($fewest);
    }

    /**
     * Candidates of the usually rarest field, newest first, in batches.
     *
     * @param  list<array{SearchField, list<Builder>}>  $fields
     * @return (callable(int, int): list<int>)|null returns those before an id; null when a plain query is as fast
     */
    public function newestBy(array $fields): ?callable
    {
        foreach (self::LEADING as $leading) {
            foreach ($fields as [$field, $parts]) {
                if ($field === $leading) {
                    return fn (int $before, int $most): array => $this->newest($parts, $before, $most);
                }
            }
        }

        return null;
    }

    /**
     * Queries whose union contains every match of the field, each on one index range.
     *
     * @return list<Builder>|null null when there is no index, or too many ranges
     */
    private function parts(FieldCondition $condition): ?array
    {
        $value = $condition->value();

        return match ($condition->field) {
            SearchField::Dob => [$this->clients()->where('clients.date_of_birth', '>=', $value)->where('clients.date_of_birth', '<', $condition->values[1])],
            SearchField::State => [$this->clients()->where('clients.state', $value)],
            SearchField::Status => [$this->clients()->where('clients.status', $value)],
            SearchField::Rating => [$this->clients()->where('clients.client_rating', (int) $value)],
            SearchField::Postcode => [$this->clients()->where('clients.postcode', $value)],
            SearchField::Pin => ctype_digit($value) ? [TermRange::pinsBeginning($this->clients(), $value), ...$this->ofFormerPin($value)] : null,
            SearchField::Suburb => $this->ofSuburbs($value),
            default => null,
        };
    }

    /** @return list<Builder> */
    private function ofFormerPin(string $pin): array
    {
        $owners = TermRange::formerOwners($pin);

        return $owners === [] ? [] : [$this->clients()->whereIntegerInRaw('clients.id', $owners)];
    }

    /** @return list<Builder>|null */
    private function ofSuburbs(string $beginning): ?array
    {
        $suburbs = $this->suburbs->beginning('clients', $beginning);

        return count($suburbs) > self::STRETCHES
            ? null
            : array_map(fn (string $suburb): Builder => $this->clients()->where('clients.suburb', $suburb), $suburbs);
    }

    private function clients(): Builder
    {
        return DB::table('clients')->select('clients.id');
    }

    /** @param  list<Builder>  $parts */
    private function count(array $parts): int
    {
        // MariaDB reads all parts before it limits their union.
        $some = array_map(static fn (Builder $part): Builder => (clone $part)->limit(self::FEW + 1), $parts);

        return $parts === [] ? 0 : DB::query()->fromSub($this->together($some)->limit(self::FEW + 1), 'some')->count();
    }

    /**
     * @param  list<Builder>  $parts
     * @return list<int>
     */
    private function ids(array $parts): array
    {
        return $parts === [] ? [] : array_values(array_map(intval(...), $this->together($parts)->pluck('id')->all()));
    }

    /**
     * Each part is limited before the union, so that no index is read further than needed.
     *
     * @param  list<Builder>  $parts
     * @return list<int>
     */
    private function newest(array $parts, int $before, int $most): array
    {
        $newest = array_map(static fn (Builder $part): Builder => DB::query()->select('part.id')->fromSub(
            (clone $part)->where('clients.id', '<', $before)->orderByDesc('clients.id')->limit($most),
            'part',
        ), $parts);
        $ids = $this->ids($newest);
        rsort($ids);

        return array_slice($ids, 0, $most);
    }

    /** @param  list<Builder>  $parts */
    private function together(array $parts): Builder
    {
        $all = array_shift($parts);
        assert($all !== null);

        return array_reduce($parts, static fn (Builder $query, Builder $part): Builder => $query->unionAll($part), clone $all);
    }
}
