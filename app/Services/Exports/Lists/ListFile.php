<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Data\Lists\ListMeta;
use App\Queries\Lists\Cursor;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListState;
use Closure;
use Generator;

/** A list as lines of a file, read page by page as the screen reads it: memory stays flat however long it is. */
final readonly class ListFile
{
    /** The largest page that a list shows; its reads are made for that many rows and no more. */
    private const BATCH = 200;

    /**
     * @param  list<string>  $header
     * @param  Closure(ListState): array{list<list<int|float|string|bool|null>>, ListMeta}  $page
     */
    public function __construct(public array $header, private ListOrder $order, private Closure $page) {}

    /** @return Generator<int, list<int|float|string|bool|null>> */
    public function rows(): Generator
    {
        $cursor = null;

        do {
            [$lines, $meta] = ($this->page)(new ListState($this->order, self::BATCH, $cursor));
            foreach ($lines as $line) {
                yield $line;
            }
            $cursor = $meta->next_cursor === null ? null : Cursor::decode($meta->next_cursor, $this->order);
        } while ($cursor !== null);
    }
}
