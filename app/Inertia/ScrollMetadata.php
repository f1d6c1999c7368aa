<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Pagination\CursorPaginator;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Pagination\Paginator;
use InvalidArgumentException;

/** The place of one page in an endless list. */
final readonly class ScrollMetadata implements ProvidesScrollMetadata
{
    public function __construct(
        private string $pageName,
        private int|string|null $previousPage = null,
        private int|string|null $nextPage = null,
        private int|string|null $currentPage = null,
    ) {}

    /** @throws InvalidArgumentException when the value is no paginator */
    public static function fromPaginator(mixed $value): self
    {
        $paginator = $value instanceof JsonResource ? $value->resource : $value;

        return match (true) {
            $paginator instanceof CursorPaginator => self::fromCursorPaginator($paginator),
            $paginator instanceof LengthAwarePaginator, $paginator instanceof Paginator => self::fromPagePaginator($paginator),
            default => throw new InvalidArgumentException(sprintf(
                'A scroll prop needs a paginator or its own scroll metadata, [%s] given.',
                get_debug_type($value),
            )),
        };
    }

    public function getPageName(): string
    {
        return $this->pageName;
    }

    public function getPreviousPage(): int|string|null
    {
        return $this->previousPage;
    }

    public function getNextPage(): int|string|null
    {
        return $this->nextPage;
    }

    public function getCurrentPage(): int|string|null
    {
        return $this->currentPage;
    }

    /** @param  CursorPaginator<array-key, mixed>  $paginator */
    private static function fromCursorPaginator(CursorPaginator $paginator): self
    {
        $name = $paginator->getCursorName();

        return new self(
            $name,
            $paginator->previousCursor()?->encode(),
            $paginator->nextCursor()?->encode(),
            $paginator->onFirstPage() ? 1 : $paginator->cursor()?->encode(),
        );
    }

    /** @param  LengthAwarePaginator<array-key, mixed>|Paginator<array-key, mixed>  $paginator */
    private static function fromPagePaginator(LengthAwarePaginator|Paginator $paginator): self
    {
        $current = $paginator->currentPage();

        return new self(
            $paginator->getPageName(),
            $current > 1 ? $current - 1 : null,
            $paginator->hasMorePages() ? $current + 1 : null,
            $current,
        );
    }
}
