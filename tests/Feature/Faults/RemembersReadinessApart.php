<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

/** Each test and each parallel run remembers its own answer of `/ready`. */
trait RemembersReadinessApart
{
    private string $readinessFile;

    protected function rememberReadinessApart(): void
    {
        $this->readinessFile = (string) tempnam(sys_get_temp_dir(), 'paddock-ready-');
        config(['paddock.readiness.file' => $this->readinessFile]);
        $this->beforeApplicationDestroyed(fn (): bool => @unlink($this->readinessFile));
    }
}
