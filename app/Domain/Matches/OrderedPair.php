<?php

declare(strict_types=1);

namespace App\Domain\Matches;

/** Two records in the order of `matches`: clients, leads, DB clients, then by id. */
final readonly class OrderedPair
{
    public const TYPES = ['client', 'lead', 'db_client'];

    private function __construct(public string $leftType, public int $leftId, public string $rightType, public int $rightId) {}

    public static function of(string $oneType, int $oneId, string $otherType, int $otherId): self
    {
        $one = [array_search($oneType, self::TYPES, true), $oneId];
        $other = [array_search($otherType, self::TYPES, true), $otherId];

        return $one <= $other ? new self($oneType, $oneId, $otherType, $otherId) : new self($otherType, $otherId, $oneType, $oneId);
    }

    /** @return array{left_type: string, left_id: int, right_type: string, right_id: int} */
    public function columns(): array
    {
        return ['left_type' => $this->leftType, 'left_id' => $this->leftId, 'right_type' => $this->rightType, 'right_id' => $this->rightId];
    }

    public function key(): string
    {
        return "{$this->leftType}:{$this->leftId}|{$this->rightType}:{$this->rightId}";
    }
}
