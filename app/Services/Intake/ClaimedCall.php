<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Models\IdempotencyKey;
use App\Services\Intake\Deliveries\IncomingCall;
use Illuminate\Http\Request;
use LogicException;

/** A call that is ours to work on, and the claim on its id that says so. */
final readonly class ClaimedCall
{
    public function __construct(public IdempotencyKey $row, public IncomingCall $call) {}

    public function isWorkedOnIn(Request $request): void
    {
        $request->attributes->set(self::class, $this);
    }

    public static function of(Request $request): self
    {
        $claimed = $request->attributes->get(self::class);

        return $claimed instanceof self ? $claimed : throw new LogicException('Nobody has claimed this call.');
    }
}
