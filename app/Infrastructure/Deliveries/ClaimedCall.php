<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Models\IdempotencyKey;
use Illuminate\Http\Request;
use LogicException;

/** A call that this request handles, with its claim on the idempotency key. */
final readonly class ClaimedCall
{
    public function __construct(public IdempotencyKey $row, public IncomingCall $call) {}

    public function storeIn(Request $request): void
    {
        $request->attributes->set(self::class, $this);
    }

    public static function of(Request $request): self
    {
        $claimed = $request->attributes->get(self::class);

        return $claimed instanceof self ? $claimed : throw new LogicException('The call was not claimed.');
    }
}
